// The laptops of venues have 1366 × 768: there, with a made-up event behind the pages, every dialog's buttons are in sight
// and no words are cut off or covered, in each state that is photographed at a desk or on such a laptop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { looking } from "../../web/dev/pictures/browser.mjs";
import { unfit, unseen } from "../../web/dev/pictures/fit.mjs";
import { STATES } from "../../web/dev/pictures/states.mjs";

const LAPTOP = { width: 1366, height: 768 };
/** So many pages are looked at at once. */
const PAGES = 6;
/** So long a page has to come to rest, ms. */
const REST = 1_000;
/** A fault is one that is still there when so many looks are over: on a busy machine a page takes longer to rest. */
const LOOKS = 30;

const languageOf = ({ locale }) => locale ?? "en-GB";

/** Each once, whatever size it is photographed at; how the board and its letters look is another matter. */
const seen = new Set();
const states = STATES.filter(({ name, at, locale, size, dark, do: act }) => {
  const isSmall = size.width < 1280 || size.height < LAPTOP.height;
  if (dark || isSmall || /type=|squares=|contrast/.test(at)) return false;
  const key = [at, languageOf({ locale }), act ? name.replace(/-hall|-notebook/, "") : ""].join(" ");
  return !seen.has(key) && seen.add(key);
});

/** One context a language, so that the pages' programs are read once; what a page remembers stays in its own tab. */
async function contextsOf(browser) {
  const contexts = new Map();
  for (const locale of new Set(states.map(languageOf))) {
    const context = await browser.newContext({ viewport: LAPTOP, locale, reducedMotion: "reduce" });
    await context.addInitScript(() => Object.defineProperty(window, "localStorage", { value: sessionStorage }));
    contexts.set(locale, context);
  }
  return contexts;
}

async function faultsOf(context, address, state) {
  const { at, do: act } = state;
  const page = await context.newPage();
  await page.goto(address + at);
  await page.waitForTimeout(REST);
  await act?.(page);
  let faults;
  for (let look = 0; look < LOOKS; look += 1) {
    await page.waitForTimeout(REST / 3);
    faults = [...(await unfit(page)), ...(await unseen(page, state))];
    if (faults.length === 0) break;
  }
  await page.close();
  return faults;
}

test("nothing is cut off on a laptop of 1366 × 768", { timeout: 900_000 }, async () => {
  const found = [];
  await looking(async (browser, address) => {
    const contexts = await contextsOf(browser);
    const queue = [...states];
    const look = async () => {
      for (let state = queue.shift(); state; state = queue.shift()) {
        const faults = await faultsOf(contexts.get(languageOf(state)), address, state);
        found.push(...faults.map((fault) => `${state.name}: ${fault}`));
      }
    };
    await Promise.all(Array.from({ length: PAGES }, look));
  });
  assert.deepEqual(found, []);
});
