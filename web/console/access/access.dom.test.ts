// Who is signed in, while somebody comes and nobody presses anything.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionViewSchema } from "../../api/adoube/v1/sessions_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import SessionList from "./SessionList.svelte";

beforeEach(() => {
  language.code = "en";
  vi.useFakeTimers({ toFake: ["setInterval"] });
});
afterEach(() => vi.useRealTimers());

test("the list tells by itself who came, and what was refused stays to be read", async () => {
  const people = ["Ada"];
  const sessions = () =>
    people.map((person) => create(SessionViewSchema, { id: person, person, role: 1 }));
  const desk = deskOf([], {
    sessions: {
      list: () => Promise.resolve({ sessions: sessions() }),
      revoke: () => Promise.reject(new ConnectError("not-your-role: no", Code.PermissionDenied)),
    },
  });
  const drawn = new Drawn(SessionList, {}, at(desk));
  await drawn.settle();
  await drawn.press("End");
  await drawn.press("End it now");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("no");
  people.push("Grace");
  vi.advanceTimersByTime(5_000);
  await drawn.settle();
  expect(drawn.text).toContain("Grace");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("no");
});
