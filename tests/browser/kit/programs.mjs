// The programs, where cargo builds them.
import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Where they are. */
export const built = process.env.ADOUBE_PROGRAMS ?? `${root}target/debug`;

/** Where the programs that were started write their logs. */
const logs = new Set();
/** Lines of each log that a failure shows. */
const LINES = 30;

/** The last lines of every program's log, for the error of a story that failed. */
export function latestLogs() {
  const written = [...logs].filter((log) => existsSync(log));
  return written
    .map((log) => `--- ${log}\n${readFileSync(log, "utf8").trimEnd().split("\n").slice(-LINES).join("\n")}`)
    .join("\n");
}

/** Starts a program that goes on; what it says goes into a file. */
export function start(name, args, log) {
  logs.add(log);
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
