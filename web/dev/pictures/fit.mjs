// What a person at a low screen does not get to see: buttons of an open dialog that are out of sight, words that a part of
// the page cuts off though nothing scrolls there, and words that lie below something else.

/** Runs in the page, by itself. */
function measure() {
  const shown = (it) =>
    it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    it.getClientRects().length > 0;
  const words = (it) =>
    (it.getAttribute("aria-label") ?? it.textContent ?? "")
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 50);
  const faults = [];

  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  /** Those that answer a dialog stand in its foot; others may be scrolled to. */
  const answers = dialog?.querySelectorAll(".head button, .answers .button") ?? [];
  for (const button of answers) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const corners = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ];
    const seen =
      inside && corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    if (!seen) faults.push(`button of a dialog out of sight: ${words(button)}`);
  }
  const scroller = (it) => {
    for (let box = it.parentElement; box && box !== dialog; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
    return null;
  };
  for (const button of dialog?.querySelectorAll("button, .button") ?? []) {
    const { top, bottom } = button.getBoundingClientRect();
    if (shown(button) && (top < 0 || bottom > innerHeight) && !scroller(button))
      faults.push(`button of a dialog out of reach: ${words(button)}`);
  }

  /** The letters of a text as boxes; a line is higher than what is written in it, px. */
  const letters = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const lead = Math.max(0, (bottom - top - 0.72 * size) / 2);
      return { left: left + 1, right: right - 1, top: top + lead, bottom: bottom - lead };
    });
  };
  const scrolls = (value) => /auto|scroll/.test(value);
  /** Which part cuts that box, if nobody can scroll to the rest of it. */
  const cutBy = (it, box) => {
    let [x, y] = [false, false];
    for (let part = it; part && part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part);
      const { left, right, top, bottom } = part.getBoundingClientRect();
      // Shortened on purpose, with the three dots that say so.
      if (style.textOverflow === "ellipsis") x = true;
      x ||= scrolls(style.overflowX);
      y ||= scrolls(style.overflowY) || style.webkitLineClamp !== "none";
      if (!x && style.overflowX !== "visible" && (box.left < left - 1 || box.right > right + 1))
        return part;
      if (!y && style.overflowY !== "visible" && (box.top < top - 1 || box.bottom > bottom + 1))
        return part;
    }
    return null;
  };
  const isForEars = (it) => {
    for (let part = it; part; part = part.parentElement)
      if (getComputedStyle(part).clipPath.startsWith("inset(50%")) return true;
    return false;
  };
  /** Where words that are shortened end. */
  const shownUntil = (it) => {
    let right = Infinity;
    for (let part = it; part; part = part.parentElement)
      if (getComputedStyle(part).overflowX !== "visible")
        right = Math.min(right, part.getBoundingClientRect().right);
    return right;
  };
  const staysInSight = (it) => {
    for (let part = it; part; part = part.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(part).position)) return true;
    return false;
  };
  const root = dialog ?? document.body;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const it = node.parentElement;
    if (
      node.data.trim() === "" ||
      !shown(it) ||
      isForEars(it) ||
      it.closest(".hidden-text, svg, option, script, style, coords")
    )
      continue;
    for (const box of letters(node)) {
      if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
      const name = `${it.className || it.localName}: ${node.data.trim().slice(0, 50)}`;
      if (cutBy(it, box)) {
        faults.push(`words cut off: ${name}`);
        break;
      }
      // What lies over the page and takes no press lies over what is found there.
      if (getComputedStyle(it).pointerEvents === "none") continue;
      // Shortened, or scrolled sideways.
      if (box.right > shownUntil(it) + 1) continue;
      const [x, y] = [box.right - 1, (box.top + box.bottom) / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const over = document.elementFromPoint(x, y);
      if (over && !over.contains(it) && !it.contains(over)) {
        if (getComputedStyle(over).pointerEvents === "none") continue;
        // What scrolls passes below what stays in sight.
        const header = it.closest("header");
        const isTogether = header !== null && header === over.closest("header");
        if (!isTogether && staysInSight(over)) continue;
        // Hidden by what it is scrolled in.
        const inside = scroller(it)?.getBoundingClientRect();
        if (inside && (y < inside.top || y > inside.bottom)) continue;
        faults.push(`words covered: ${name} (by ${over.className || over.localName})`);
        break;
      }
    }
  }
  return [...new Set(faults)];
}

/** What of the page, or of the dialog that is open in it, somebody at this screen does not see. */
export const unfit = (page) => page.evaluate(measure);

/** Which of a state's `buttons` (the first of each name) and `parts` (selectors) are not whole in sight. */
export const unseen = (page, { buttons = [], parts = [] }) =>
  page.evaluate(
    (wanted) => {
      const all = [...document.querySelectorAll("button")];
      const find = ({ button, part }) =>
        part ? document.querySelector(part) : all.find((it) => it.textContent.trim() === button);
      const hidden = wanted.filter((it) => {
        const found = find(it);
        if (!found) return true;
        const { left, right, top, bottom } = found.getBoundingClientRect();
        const corners = [
          [left + 4, top + 4],
          [right - 4, bottom - 4],
        ];
        return !corners.every(([x, y]) => found.contains(document.elementFromPoint(x, y)));
      });
      return hidden.map(({ button, part }) => `out of sight: ${button ?? part}`);
    },
    [...buttons.map((button) => ({ button })), ...parts.map((part) => ({ part }))],
  );
