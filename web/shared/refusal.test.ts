import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { language } from "./i18n.svelte";
import { spoken, told, why } from "./refusal";

beforeEach(() => (language.code = "en"));

test("what a browser says of a connection is told in the reader's language", () => {
  const table: [string, string, string][] = [
    ["Failed to fetch", "nobody answers", "nadie responde"],
    ["NetworkError when attempting to fetch resource.", "nobody answers", "nadie responde"],
    ["HTTP 502", "nobody answers", "nadie responde"],
    ["silent", "nobody answers", "nadie responde"],
    ["the server ended the stream", "the connection was closed", "la conexión se cerró"],
    ["signal is aborted without reason", "the connection was closed", "la conexión se cerró"],
    ["offline", "this device has no network", "este equipo no tiene red"],
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
    "No answer came from the server (nobody answers).",
  );
});
