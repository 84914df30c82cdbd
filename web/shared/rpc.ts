// The way to the server that this page came from, and to no other.
import type { Interceptor, Transport } from "@connectrpc/connect";
import { createGrpcWebTransport } from "@connectrpc/connect-web";
import { ofSession } from "./session";
import { WIRE_VERSION } from "./wire";

/** How long a question may take before the page says that nobody answers; streams have no limit. */
const PATIENCE = 15_000;

const patient: Interceptor = (next) => (request) => {
  if (request.stream || request.signal.aborted) return next(request);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE)]);
  return next({ ...request, signal });
};

/** What proves who asks, where no cookie does. */
const bearing =
  (token: string): Interceptor =>
  (next) =>
  (request) => {
    request.header.set("authorization", `Bearer ${token}`);
    return next(request);
  };

/** Says which version of the wire this page speaks: it may have been opened before an update of the server. */
export const ofVersion: Interceptor = (next) => (request) => {
  request.header.set("x-user-agent", `adoube-wire/${WIRE_VERSION}`);
  return next(request);
};

export function webTransport(): Transport {
  return transport([patient, ofSession, ofVersion], "same-origin");
}

/** With a token and no cookie. An answer may take as long as a lost connection. */
export function tokenTransport(token: string): Transport {
  return transport([bearing(token)], "omit");
}

function transport(interceptors: Interceptor[], credentials: RequestCredentials): Transport {
  return createGrpcWebTransport({
    baseUrl: location.origin,
    useBinaryFormat: true,
    interceptors,
    fetch: (input, init) => fetch(input, { ...init, credentials, redirect: "error" }),
  });
}
