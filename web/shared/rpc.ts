// The way to the server that this page came from, and to no other.
import type { Interceptor, Transport } from "@connectrpc/connect";
import { createGrpcWebTransport } from "@connectrpc/connect-web";

/** How long a question may take before the page says that nobody answers; streams have no limit. */
const PATIENCE = 15_000;

const patient: Interceptor = (next) => (request) => {
  if (request.stream || request.signal.aborted) return next(request);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE)]);
  return next({ ...request, signal });
};

export function webTransport(): Transport {
  return createGrpcWebTransport({
    baseUrl: location.origin,
    useBinaryFormat: true,
    interceptors: [patient],
    fetch: (input, init) =>
      fetch(input, { ...init, credentials: "same-origin", redirect: "error" }),
  });
}
