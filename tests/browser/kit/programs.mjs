// The programs, where cargo builds them.
import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Where they are. */
export const built = process.env.ADOUBE_PROGRAMS ?? `${root}target/debug`;

/** Starts a program that goes on; what it says goes into a file. */
export function start(name, args, log) {
  const file = openSync(log, "a");
  const child = spawn(`${built}/${name}`, args, { stdio: ["ignore", file, file] });
  closeSync(file);
  child.gone = new Promise((resolve) => child.on("exit", resolve));
  return child;
}

/** Ends it: asked first, with `signal` "SIGKILL" not even that. */
export async function end(child, signal = "SIGTERM") {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGCONT");
    child.kill(signal);
  }
  await child.gone;
}

/** Runs `adoube`, and gives what it printed; an error with what it said if it failed. */
export function adoube(...args) {
  const done = spawnSync(`${built}/adoube`, args, { encoding: "utf8", timeout: 60_000 });
  if (done.status !== 0) throw new Error(`adoube ${args.join(" ")}: ${done.stderr}${done.stdout}`);
  return done.stdout;
}
