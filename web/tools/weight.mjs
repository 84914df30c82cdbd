// What the pages weigh on their way to a browser.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The most that a page's script may have, compressed, bytes. A player's machine is not the latest, and loads
 * it anew when an arbiter tells it to. */
export const MOST = { play: 170_000 };

/** The bytes of a page as they are sent: of its script and its style, compressed. */
export function weigh(folder) {
  const all = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile());
  const of = (end) =>
    all
      .filter((name) => name.endsWith(end))
      .reduce((sum, name) => sum + gzipSync(readFileSync(name)).length, 0);
  return { files: all.length, script: of(".js"), style: of(".css") };
}

/** Why a page is too heavy; empty for one that is not. */
export function tooHeavy(page, script) {
  const most = MOST[page];
  return most !== undefined && script > most
    ? `${page}: its script has ${script} bytes compressed, ${most} at most`
    : "";
}
