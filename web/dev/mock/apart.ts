// The way to the made-up event of `worker.ts`: what the page's own thread does is the page's own work,
// down to reading the bytes.
import type { Transport } from "@connectrpc/connect";
import { createGrpcWebTransport } from "@connectrpc/connect-web";

export interface Call {
  url: string;
  headers: [string, string][];
  body: ArrayBuffer;
}

export type Part =
  { status: number; headers: [string, string][] } | { chunk: Uint8Array } | { end: true };

/** A page's event with so many boards or devices. */
export function apart(page: "wall" | "console", count: number): Transport {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    type: "module",
    name: `${page} ${count}`,
  });
  return createGrpcWebTransport({
    baseUrl: location.origin,
    useBinaryFormat: true,
    fetch: (input, init) => ask(worker, new Request(input, init)),
  });
}

async function ask(worker: Worker, request: Request): Promise<Response> {
  const { port1, port2 } = new MessageChannel();
  const { url, headers, signal } = request;
  const call: Call = { url, headers: [...headers], body: await request.arrayBuffer() };
  worker.postMessage(call, [port2]);
  signal.addEventListener("abort", () => port1.postMessage("gone"));
  return new Promise((resolve) => {
    let told: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void (told = stream) });
    port1.onmessage = ({ data }: MessageEvent<Part>) => {
      if ("status" in data) resolve(new Response(body, data));
      else if ("chunk" in data) told?.enqueue(data.chunk);
      else told?.close();
    };
  });
}
