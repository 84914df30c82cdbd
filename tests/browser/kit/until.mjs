// Waiting for what is to happen; nothing here depends on how soon it does.

const PATIENCE = 60_000;
const PAUSE = 100;

/** The first answer that is something; an error if there is none in a minute. */
export async function until(what, ask) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`did not happen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
