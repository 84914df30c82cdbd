// The made-up event on a thread of its own, which answers in bytes as a server does.
import { createConnectRouter, type ConnectRouter } from "@connectrpc/connect";
import { createFetchHandler } from "@connectrpc/connect/protocol";
import type { Call, Part } from "./apart";
import { MadeHall, wallRoutes } from "./hall";
import { Made } from "./made";
import { routes } from "./server";

const MADE: Record<string, (count: number) => (router: ConnectRouter) => void> = {
  wall: (count) => wallRoutes(new MadeHall(count, false)),
  console: (count) => routes(new Made(count)),
};

const { name } = self;
const [page = "", count = ""] = name.split(" ");
const router = createConnectRouter();
MADE[page]?.(Number(count))(router);

async function answer({ url, headers, body }: Call, port: MessagePort) {
  const say = (part: Part) => port.postMessage(part);
  const { pathname } = new URL(url);
  const asked = router.handlers.find(({ requestPath }) => requestPath === pathname);
  if (!asked) return say({ status: 404, headers: [] });
  const gone = new AbortController();
  port.onmessage = () => gone.abort();
  const request = new Request(url, { method: "POST", headers, body, signal: gone.signal });
  const response = await createFetchHandler(asked)(request);
  say({ status: response.status, headers: [...response.headers] });
  const reader = response.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read().catch(() => undefined)) ?? {};
    if (done || !value) return say({ end: true });
    say({ chunk: value });
  }
}

addEventListener("message", ({ data, ports: [port] }: MessageEvent<Call>) => {
  if (port) void answer(data, port);
});
