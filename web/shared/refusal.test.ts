import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, encodeBinaryHeader } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { RefusalSchema } from "../api/adoube/v1/common_pb";
import { language } from "./i18n.svelte";
import { spoken, told, unanswered, why } from "./refusal";

beforeEach(() => (language.code = "en"));

test("what a browser says of a connection is told in the reader's language", () => {
  const table: [string, string, string][] = [
    ["Failed to fetch", "no connection", "sin conexión"],
    ["NetworkError when attempting to fetch resource.", "no connection", "sin conexión"],
    ["HTTP 502", "no connection", "sin conexión"],
    ["silent", "no connection", "sin conexión"],
    // A question that nobody answered in time: in Chromium's words, and in Firefox's.
    ["signal timed out", "no connection", "sin conexión"],
    ["The operation timed out.", "no connection", "sin conexión"],
    ["the server ended the stream", "the connection was closed", "la conexión se cerró"],
    ["signal is aborted without reason", "the connection was closed", "la conexión se cerró"],
    ["offline", "this device has no network", "este dispositivo no tiene red"],
  ];
  for (const [raw, english, spanish] of table) {
    language.code = "en";
    expect(spoken(raw), raw).toBe(english);
    language.code = "es";
    expect(spoken(raw), raw).toBe(spanish);
  }
});

test("what the server says stays as it came", () => {
  const found = why(new ConnectError("restart: the node is updated", Code.Unavailable));
  expect(spoken(found.text)).toBe("the node is updated");
  expect(told(why(new ConnectError("Failed to fetch", Code.Unknown)))).toBe(
    "The server did not answer (no connection).",
  );
});

const refused = (
  word: string,
  given: Record<string, string>,
  text = "in English",
  code = "some-code",
) => {
  const refusal = create(RefusalSchema, { code, article: "O 18.9", word, with: given });
  const bytes = encodeBinaryHeader(refusal, RefusalSchema);
  const metadata = new Headers({ "adoube-refusal-bin": bytes });
  return told(
    why(new ConnectError(`${code} (O 18.9): ${text}`, Code.FailedPrecondition, metadata)),
  );
};

test("a refusal with figures is told in the reader's language", () => {
  language.code = "es";
  const illegal = { move: "e2e5", reason: "moves-otherwise" };
  expect(refused("illegal-move", illegal)).toBe(
    "e2e5 no es legal: la pieza no se mueve así (O 18.9)",
  );
  expect(refused("not-your-role", { roles: "arbiter,chief-arbiter" })).toBe(
    "solo pueden hacerlo estos cargos: árbitro, árbitro principal (O 18.9)",
  );
  expect(refused("already-ruled", { incident: "3", kind: "resume", by: "", rulings: "2" })).toMatch(
    /^hay una decisión más nueva sobre el incidente 3 \(.+, por el servidor\): mírela primero/,
  );
});

test("a refusal stays as it came where it is told in English alone, or where not all is told", () => {
  language.code = "es";
  // The same code stands for another sentence, which the language has.
  expect(refused("", {}, "moves were made on 1.1", "played")).toBe(
    "moves were made on 1.1 (O 18.9)",
  );
  expect(refused("held", {})).toBe("in English (O 18.9)");
  expect(refused("eclipse", {})).toBe("in English (O 18.9)");
});

test("a coordinator that cannot write is told in the reader's language", () => {
  const bytes = (word: string) =>
    encodeBinaryHeader(create(RefusalSchema, { code: "storage", word }), RefusalSchema);
  const failed = (word: string) => {
    const metadata = new Headers({ "adoube-refusal-bin": bytes(word) });
    const text = "storage: the coordinator could not write";
    return told(why(new ConnectError(text, Code.Unavailable, metadata)));
  };
  language.code = "es";
  expect(failed("storage")).toContain("el servidor no puede guardar ahora");
  expect(failed("in-doubt")).toContain("puede que el servidor no lo haya guardado");
  expect(failed("")).toContain("the coordinator could not write");
});

test("what a venue's node refuses is told in the reader's language", () => {
  language.code = "es";
  const full = "16 orders wait for this device already";
  expect(refused("orders-full", { most: "16" }, full)).toBe(
    "ya hay 16 órdenes en espera para este dispositivo (O 18.9)",
  );
  expect(refused("order-over", { fate: "done" })).toBe(
    "la orden ya no puede retirarse: hecha (O 18.9)",
  );
  expect(refused("intent-over", { intent_fate: "withdrawn" })).toBe(
    "ya no puede retirarse: retirado (O 18.9)",
  );
});

test("why a stream ended is told in the reader's language", () => {
  language.code = "es";
  const refusal = create(RefusalSchema, { code: "office-revoked", word: "office-revoked" });
  const metadata = new Headers({
    "adoube-refusal-bin": encodeBinaryHeader(refusal, RefusalSchema),
  });
  const ended = why(
    new ConnectError("revoked: the office was taken back", Code.PermissionDenied, metadata),
  );
  expect(unanswered(ended)).toBe("su cargo fue retirado");
});

test("a start position is refused by its fault", () => {
  language.code = "es";
  expect(refused("start-position", { fault: "king-missing" })).toBe(
    "posición inicial: falta un rey (O 18.9)",
  );
});

test("a time control is written as people read it", () => {
  const table: [string, string, Record<string, string>, string][] = [
    [
      "en",
      "not-shorter",
      { control: "6600+30", than: "40/5400:1800+30" },
      "110+30 is not shorter than 90 min for 40 moves, then 30 min (+ 30 s a move)",
    ],
    [
      "en",
      "control-is-time",
      { text: "15:10", time: "15 min 10 s", minutes: "15", seconds: "10", total: "910" },
      "“15:10” is a time of 15 min 10 s. For 15 min and 10 s a move type 15+10; for a time without increment type 910 s",
    ],
  ];
  for (const [code, word, given, said] of table) {
    language.code = code;
    expect(refused(word, given)).toBe(`${said} (O 18.9)`);
  }
});
