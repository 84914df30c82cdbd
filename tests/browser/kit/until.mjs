// Waiting for what is to happen; nothing here depends on how soon it does.
import { latestLogs } from "./programs.mjs";

const PATIENCE = 60_000;
const PAUSE = 100;

/** The first answer that is something; an error if there is none in a minute, with the programs' logs and `latest`, which
 * tells what was found instead. */
export async function until(what, ask, latest = () => "") {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error([`did not happen: ${what}`, latest(), latestLogs()].join("\n").trimEnd());
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
