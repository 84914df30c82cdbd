// Who comes in, who leaves, and what is left of that in the address.
import { Code, ConnectError } from "@connectrpc/connect";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drawn } from "../dev/stand/drawn.svelte";
import Entrance from "./Entrance.svelte";
import { language } from "./i18n.svelte";
import { actIn, ofSession } from "./session";

let answers: (method: string) => Response | Promise<Response>;
let signedIn: string[];

beforeEach(() => {
  language.code = "en";
  location.hash = "";
  answers = () => new Response(null, { status: 204 });
  signedIn = ["Ada"];
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => answers(method ?? "GET"));
});

afterEach(() => vi.unstubAllGlobals());

async function inside(): Promise<Drawn> {
  const drawn = new Drawn(Entrance, {
    sessions: { who: () => Promise.resolve({ name: signedIn.shift() }) },
    title: "Console",
    inside: createRawSnippet(
      (who: () => { name: string }, leave: () => (text: string) => void) => ({
        render: () => `<button>${who().name} leaves</button>`,
        setup: (button) => button.addEventListener("click", () => leave()("")),
      }),
    ),
  });
  await drawn.settle();
  return drawn;
}

test("who signs out is told where he is still signed in, as nobody answered", async () => {
  for (const failing of [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => new Response(null, { status: 503 }),
  ]) {
    signedIn = ["Ada"];
    const drawn = await inside();
    answers = failing;
    await drawn.press("Ada leaves");
    expect(drawn.text).toContain("Sign-out failed: no connection.");
    expect(drawn.text).not.toContain("new invitation");
  }
});

test("who is signed out sees the door alone", async () => {
  const drawn = await inside();
  await drawn.press("Ada leaves");
  expect(drawn.text).toContain("Open your invitation link");
});

test("pen_3 an invitation that is opened where somebody is signed in ends that session only when asked to", async () => {
  for (const [answer, inside_, posted] of [
    ["Stay signed in as Ada", "Ada leaves", 0],
    ["End this session and use the invitation", "Bob leaves", 1],
  ] as const) {
    signedIn = ["Ada", "Ada"];
    let posts = 0;
    answers = () => (posts++, new Response(null, { status: 204 }));
    const drawn = await inside();
    location.hash = "#AB12-CD34";
    window.dispatchEvent(new Event("hashchange"));
    await drawn.settle();
    expect(location.hash).toBe("");
    expect(drawn.text).toContain("In this browser you are signed in as Ada.");
    expect(drawn.text).toContain("in another browser or in a private window");
    expect(posts).toBe(0);
    signedIn = ["Bob"];
    await drawn.press(answer);
    expect(drawn.text).toContain(inside_);
    expect(posts).toBe(posted);
  }
});

test("pen_3 a page says in which session it asks", async () => {
  const asked: (string | null)[] = [];
  const ask = ofSession((request) => {
    asked.push(request.header.get("adoube-session"));
    return Promise.reject(new Error("not here"));
  });
  const request = () => ({ header: new Headers() }) as Parameters<typeof ask>[0];
  for (const session of ["", "01ab"]) {
    actIn(session);
    await ask(request()).catch(() => undefined);
  }
  actIn("");
  expect(asked).toEqual([null, "01ab"]);
});

test("who says that they are signed in and is not gets an answer", async () => {
  const drawn = new Drawn(Entrance, {
    sessions: { who: () => Promise.reject(new ConnectError("sign in", Code.Unauthenticated)) },
    title: "Console",
    inside: createRawSnippet(() => ({ render: () => "<p>inside</p>" })),
  });
  await drawn.settle();
  expect(drawn.text).not.toContain("You are not signed in");
  await drawn.press("I am signed in: try again");
  expect(drawn.text).toContain("You are not signed in with this browser.");
  expect(drawn.text).toContain("new invitation");
});
