// Debian's Chromium, and pages in it that must say nothing on their console.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import assert from "node:assert/strict";

const web = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium } = web("playwright-core");
const axe = readFileSync(web.resolve("axe-core/axe.min.js"), "utf8");

export const CHROMIUM = ["/usr/bin/chromium", "/usr/lib/chromium/chromium"].find(existsSync);
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const PATIENCE = 60_000;

/** Why no test can run here; false if they can. */
export const missing = CHROMIUM ? false : "there is no chromium: apt-get install chromium";

/** A browser that runs already and lets itself be looked into at this port of the machine. One that only begins may
 * take the connection and never answer on it: whoever waits for one asks again. */
export const join = (port) => chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 1_500 });

export const open = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/** A browser of its own: no cookie of another. The event's authority is not known to it. */
export async function person(browser, { locale = "en-GB", viewport = { width: 1280, height: 800 } } = {}) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale, viewport });
  context.setDefaultTimeout(PATIENCE);
  return tab(context);
}

/** The console of an official who was invited, at one of its places such as `#/boards`. */
export async function consoleAt(browser, event, who, place) {
  const page = await person(browser);
  await page.goto(event.invitation(who));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await page.evaluate((to) => (location.hash = to), place);
  return page;
}

/** Begins a command of a board, which is offered first or among the others; neither is there before the board is known. */
export async function beginCommand(page, command) {
  const button = page.getByRole("button", { name: `${command}…`, exact: true });
  const more = page.locator("summary", { hasText: "More" });
  await button.or(more).filter({ visible: true }).first().waitFor();
  if (!(await button.isVisible())) await more.click();
  await button.click();
}

/** One more window of the same person: with the same cookies. */
export async function tab(context) {
  const page = await context.newPage();
  page.said = [];
  page.on("pageerror", (error) => page.said.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // A server that is away is part of some tests; the browser reports each try by itself.
    const network = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !network) page.said.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== "data:" && host !== new URL(page.url()).host && page.url() !== "about:blank") {
      page.said.push(`asked another site: ${request.url()}`);
    }
  });
  return page;
}

/** Nothing was said, nobody else was asked. */
export function quiet(page) {
  assert.deepEqual(page.said, []);
}

/** No rule of accessibility is broken on what is shown. */
/** The words of what has the focus: whoever has the keyboard alone goes on there, and not at the top of the page. */
export function focused(page) {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? "" : (activeElement.ariaLabel ?? activeElement.textContent.trim());
  });
}

export async function accessible(page, what) {
  // The page's own policy lets no script in but its own; the tool goes in beside it.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe });
  const { violations } = await page.evaluate(() => window.axe.run());
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  assert.deepEqual(found, [], what);
}

/** A picture, if they are wanted. */
export async function shot(page, name) {
  const folder = process.env.ADOUBE_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}
