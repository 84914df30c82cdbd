// Photographs every page in its main states, with a made-up event behind it, and looks for what a
// picture shows at once: text that runs out of the page, a rule of accessibility broken, an error.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { looking } from "./browser.mjs";
import { unfit, unseen } from "./fit.mjs";
import { STATES } from "./states.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** So long a page has to come to rest: first news, sounds, transitions. */
const REST = 900;

/** From this size on everything has room. */
const LEAST = { width: 1366, height: 768 };

const NAMES = ".tile .seat, .tile .word, .card .name";
const NAMES_IN_TROUBLE = ".tile:is(.problem, .attention) .seat";

/** Surnames that are cut off, of those that are in the page. */
const cutOff = (page, names) =>
  page.evaluate(
    (names) =>
      [...document.querySelectorAll(names)]
        .filter((it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 1)
        .map((it) => `cut off: ${it.textContent.trim()}`),
    names,
  );

/** The board and clocks that are not seen whole. */
const outOfSight = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("cg-board, main section [role=img]")]
      .filter((it) => it.getBoundingClientRect().bottom > innerHeight)
      .map((it) => `out of sight: ${it.getAttribute("aria-label") ?? "the board"}`),
  );

/** What an offer of a draw is answered with, where it is not in sight whole. */
const unanswerable = (page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll(".acts .main, .acts .main + .button")];
    const seen = (it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const corners = [
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ];
      return corners.every(([x, y]) => it.contains(document.elementFromPoint(x, y)));
    };
    const hidden = buttons
      .filter((it) => !seen(it))
      .map((it) => `covered: ${it.textContent.trim()}`);
    return buttons.length < 2 ? ["nothing to answer with"] : hidden;
  });

/** What a player is told that is not in sight whole. */
const untold = (page) =>
  page.evaluate(() => {
    const seen = (it) => {
      const { left, top, bottom } = it.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        it.contains(document.elementFromPoint(left + 8, y)),
      );
    };
    return [...document.querySelectorAll(".told li")]
      .filter((it) => !seen(it))
      .map((it) => `out of sight: ${it.querySelector("strong").textContent}`);
  });

/** Parts of the page's head that stand below others. */
const secondRow = (page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("header > *")].map((it) =>
      it.getBoundingClientRect(),
    );
    const first = Math.min(...parts.map(({ bottom }) => bottom));
    return parts.some(({ top }) => top >= first) ? ["the head has two rows"] : [];
  });

/** What can be focused and whose ring a part of the page around it would cut off. */
const clippedRings = (page) =>
  page.evaluate(() => {
    const FOCUSABLE =
      "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";
    const shown = (it) =>
      it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0;
    const cuts = (style) => [style.overflowX, style.overflowY].some((way) => way !== "visible");
    /** How far the ring goes beyond the element, px. */
    const reach = (it) => {
      it.focus({ preventScroll: true, focusVisible: true });
      const style = getComputedStyle(it);
      const width = style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
      return width === 0 ? 0 : width + parseFloat(style.outlineOffset);
    };
    const isCut = (it) => {
      const by = reach(it);
      if (by <= 0) return false;
      for (let box = it.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (!cuts(style)) continue;
        const [inner, outer] = [it.getBoundingClientRect(), box.getBoundingClientRect()];
        // Scrolled out of sight altogether, or cut by the scrolling itself, is another matter.
        const scrolls = (way) => /auto|scroll/.test(way);
        const sides = [
          [inner.left - by < outer.left - 0.5, style.overflowX, box.scrollLeft > 0],
          [
            inner.right + by > outer.right + 0.5,
            style.overflowX,
            box.scrollWidth > box.clientWidth + box.scrollLeft + 1,
          ],
          [inner.top - by < outer.top - 0.5, style.overflowY, box.scrollTop > 0],
          [
            inner.bottom + by > outer.bottom + 0.5,
            style.overflowY,
            box.scrollHeight > box.clientHeight + box.scrollTop + 1,
          ],
        ];
        if (sides.some(([cut, way, more]) => cut && way !== "visible" && !(scrolls(way) && more)))
          return true;
      }
      return false;
    };
    const before = document.activeElement;
    const names = [...document.querySelectorAll(FOCUSABLE)]
      .filter((it) => shown(it) && isCut(it))
      .map(
        (it) =>
          `ring cut off: ${(it.getAttribute("aria-label") ?? it.textContent ?? "").trim().slice(0, 40)}`,
      );
    before?.focus?.({ preventScroll: true });
    return [...new Set(names)];
  });

/** What can be focused and whose ring lies across letters, its own or those beside it. */
const ringsAcrossText = (page) =>
  page.evaluate(() => {
    const FOCUSABLE =
      "a[href], button:enabled, select:enabled, summary, [tabindex='0'], [data-home]";
    const shown = (it) =>
      it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      it.getClientRects().length > 0;
    const both = (a, b) => [
      Math.max(a[0], b[0]),
      Math.max(a[1], b[1]),
      Math.min(a[2], b[2]),
      Math.min(a[3], b[3]),
    ];
    /** What the parts around an element within `root` leave to be seen of it. */
    const visiblePart = (it, root) => {
      let part = [-Infinity, -Infinity, Infinity, Infinity];
      for (let box = it; box; box = box === root ? null : box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const { left, top } = box.getBoundingClientRect();
        const [x, y] = [left + box.clientLeft, top + box.clientTop];
        part = both(part, [x, y, x + box.clientWidth, y + box.clientHeight]);
      }
      return part;
    };
    /** The letters' boxes; a line is higher than what is written in it, px. */
    const letters = (root) => {
      const found = [];
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const { parentElement, data } = walk.currentNode;
        if (data.trim() === "" || !shown(parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const size = parseFloat(getComputedStyle(parentElement).fontSize);
        const cut = visiblePart(parentElement, root);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const lead = Math.max(0, (bottom - top - 0.72 * size) / 2);
          const box = both([left + 1, top + lead, right - 1, bottom - lead], cut);
          // What hides text keeps a pixel of it.
          if (box[2] - box[0] > 2 && box[3] - box[1] > 2) found.push(box);
        }
      }
      return found;
    };
    const meets = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
    const within = (a, b) => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
    const crosses = (it) => {
      it.focus({ preventScroll: true, focusVisible: true });
      if (document.activeElement !== it) return false;
      const style = getComputedStyle(it);
      const width = style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
      if (width === 0) return false;
      const { left, top, right, bottom } = it.getBoundingClientRect();
      const grown = (by) => [left - by, top - by, right + by, bottom + by];
      const offset = parseFloat(style.outlineOffset);
      const [outer, inner] = [grown(offset + width), grown(offset)];
      // What scrolls within it may lie beneath its ring.
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (scrolls && (it.scrollHeight > it.clientHeight || it.scrollWidth > it.clientWidth))
        return false;
      return letters(it).some((box) => meets(box, outer) && !within(box, inner));
    };
    const before = document.activeElement;
    const names = [...document.querySelectorAll(FOCUSABLE)]
      .filter((it) => shown(it) && crosses(it))
      .map((it) => {
        const name = it.getAttribute("aria-label") ?? it.textContent ?? "";
        return `ring across text: ${it.localName} ${name.trim().slice(0, 40)}`;
      });
    before?.focus?.({ preventScroll: true });
    return [...new Set(names)];
  });

async function look(page) {
  const [wide, axes] = await page.evaluate(async () => {
    const root = document.documentElement;
    const { violations } = await window.axe.run();
    return [
      root.scrollWidth > root.clientWidth,
      violations.map(({ id, nodes }) => `${id} (${nodes.length})`),
    ];
  });
  return [...(wide ? ["wider than the page"] : []), ...axes];
}

async function picture(browser, address, folder, state) {
  const context = await browser.newContext({
    viewport: state.size,
    locale: state.locale ?? "en-GB",
    colorScheme: state.dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  await page.addInitScript(axe);
  await page.goto(address + state.at);
  await page.waitForTimeout(REST);
  await state.do?.(page);
  await page.waitForTimeout(REST / 3);
  // What sticks to the top stands where the page is scrolled to.
  if (state.whole) await page.evaluate(() => window.scrollTo(0, 0));
  const file = `${state.name}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: state.whole ?? false });
  if (state.size.width >= LEAST.width && state.size.height >= LEAST.height)
    faults.push(...(await unfit(page)));
  faults.push(...(await look(page)));
  faults.push(...(await clippedRings(page)));
  faults.push(...(await ringsAcrossText(page)));
  if (state.names)
    faults.push(...(await cutOff(page, state.names === "trouble" ? NAMES_IN_TROUBLE : NAMES)));
  if (state.sight) faults.push(...(await outOfSight(page)));
  if (state.answer) faults.push(...(await unanswerable(page)));
  if (state.told) faults.push(...(await untold(page)));
  faults.push(...(await unseen(page, state)));
  if (state.row) faults.push(...(await secondRow(page)));
  await context.close();
  return { ...state, file, faults };
}

function contactSheet(taken) {
  const figure = ({ name, file, size, faults }) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` +
    `<figcaption>${name} · ${size.width} × ${size.height}${faults.map((fault) => `<br><b>${fault}</b>`).join("")}</figcaption></figure>`;
  return (
    `<!doctype html><meta charset="utf-8"><title>Adoube: pages</title><style>body{font:14px system-ui;` +
    `display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(26rem,1fr))}figure{margin:0}` +
    `img{width:100%;border:1px solid #999}b{color:#b00}</style>${taken.map(figure).join("\n")}\n`
  );
}

const USAGE = `node dev/pictures/take.mjs FOLDER [NAME ...]

Photographs all states of the pages into FOLDER, or those whose names hold one of these, such as "wall" or "phone".
--list names them. The exit status is 0 if no picture shows a fault.`;

const [folder = "", ...names] = process.argv.slice(2);
if (folder === "--list") {
  console.log(STATES.map(({ name }) => name).join("\n"));
  process.exit(0);
}
if (folder === "" || folder.startsWith("-")) {
  const asked = folder === "--help" || folder === "-h";
  (asked ? console.log : console.error)(USAGE);
  process.exit(asked ? 0 : 2);
}
const wanted = STATES.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
if (wanted.length === 0)
  throw new Error(`there is no such state: ${STATES.map(({ name }) => name).join(", ")}`);
mkdirSync(folder, { recursive: true });
const taken = [];
await looking(async (browser, address) => {
  for (const state of wanted) {
    const one = await picture(browser, address, folder, state);
    taken.push(one);
    console.log(`${one.file}${one.faults.map((fault) => `: ${fault}`).join("")}`);
  }
});
writeFileSync(join(folder, "index.html"), contactSheet(taken));
const faults = taken.filter(({ faults }) => faults.length > 0);
console.log(`${taken.length} pictures in ${folder}, ${faults.length} with faults`);
process.exit(faults.length > 0 ? 1 : 0);
