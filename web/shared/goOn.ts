// Focus whose control goes away, as the button of a call that was answered does, goes on where its person does: what is
// left of the same row, else the next row, else the heading of what it stood in. Nobody begins at the top of the page.

const CONTROLS = "a[href], button, input, select, textarea, summary";
const ROWS = "li, tr, article";
const HEADINGS = "h1, h2, h3, legend";
/** No key that is pressed once too often begins what undoes something. */
const DESTRUCTIVE = ".danger, [data-destructive]";

/** Where something stood that is gone. */
interface Place {
  parent: Element;
  next: Node | null;
}

/** What had the focus last: on the page, and in each dialog over it. */
interface Held {
  control: Element;
  dialog: Element | null;
  place?: Place;
}

const isSeen = (element: Element): boolean =>
  element.closest("details:not([open]) > :not(summary), [hidden], .hidden-text") === null;

/** Those that can be used now. */
const controlsIn = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(":disabled, [tabindex='-1']") && isSeen(control),
  );

/** Of a row what is left of it: what stood behind first. Where that is destructive alone, the row itself. */
function leftOf(row: Element, within: Element): HTMLElement | undefined {
  const all = controlsIn(row);
  const left = all.filter((control) => !control.matches(DESTRUCTIVE));
  if (all.length > 0 && left.length === 0 && row instanceof HTMLElement) return row;
  const behind = (control: HTMLElement) =>
    within.contains(control) ||
    (within.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return left.find(behind) ?? left[0];
}

function rowAfter(next: Node | null, parent: Element): HTMLElement | undefined {
  let at = next?.parentNode === parent ? next : null;
  for (; at; at = at.nextSibling) {
    if (!(at instanceof Element) || !at.matches(ROWS)) continue;
    const [first] = controlsIn(at);
    if (first) return first;
  }
  return undefined;
}

/** Of the part itself, not of a row in it. */
function headingOf(part: Element): HTMLElement | undefined {
  const row = part.closest(ROWS);
  return [...part.querySelectorAll<HTMLElement>(HEADINGS)].find(
    (heading) => heading.closest(ROWS) === row && isSeen(heading),
  );
}

/** Null where nothing is left to go to. */
export function after({ parent, next }: Place): HTMLElement | null {
  let [part, behind]: [Element | null, Node | null] = [parent, next];
  while (part && part !== document.documentElement) {
    const row = part.matches(ROWS) ? leftOf(part, parent) : undefined;
    const found = row ?? rowAfter(behind, part) ?? headingOf(part);
    if (found) return found;
    [behind, part] = [part.nextSibling, part.parentElement];
  }
  return null;
}

/** Also of what stood in something that went afterwards. */
function follow(held: Held, { target, removedNodes, nextSibling }: MutationRecord) {
  const last = held.place?.parent ?? held.control;
  const isGone = [...removedNodes].some((node) => node === last || node.contains(last));
  if (isGone && target instanceof Element) held.place = { parent: target, next: nextSibling };
}

/** From now on, until what it gives is called. */
export function keepGoingOn(): () => void {
  let held: Held[] = [];
  let byKey = true;
  const isOver = ({ dialog }: Held) => dialog !== null && !dialog.isConnected;
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest("dialog");
    held = [
      ...held.filter((one) => !isOver(one) && one.dialog !== dialog),
      { control: target, dialog },
    ];
  };
  // Who points elsewhere is there.
  const point = ({ target }: Event) => {
    byKey = false;
    held = held.filter(({ control }) => target instanceof Node && control.contains(target));
  };
  const key = () => (byKey = true);

  function look(records: MutationRecord[]) {
    for (const record of records) for (const one of held) follow(one, record);
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return;
    const last = held.filter((one) => !isOver(one)).at(-1);
    if (!last?.place || last.control.isConnected) return;
    const found = after(last.place);
    held = held.filter((one) => one !== last);
    if (!found) return;
    if (found.matches(`${HEADINGS}, ${ROWS}`)) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    if (byKey) found.scrollIntoView({ block: "nearest" });
  }

  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", hold);
  document.addEventListener("pointerdown", point);
  document.addEventListener("keydown", key);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", hold);
    document.removeEventListener("pointerdown", point);
    document.removeEventListener("keydown", key);
  };
}
