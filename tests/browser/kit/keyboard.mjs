// A page without a mouse.
import assert from "node:assert/strict";

/** More controls than any page has before the one that is looked for. */
const MOST = 80;

/** To a control by the keyboard alone, whose text is this or fits it. */
export async function reach(page, name) {
  for (let step = 0; step < MOST; step += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    if (name instanceof RegExp ? name.test(found) : found === name) return;
  }
  assert.fail(`no key leads to ${name}`);
}
