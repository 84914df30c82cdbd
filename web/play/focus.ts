// Focus whose control goes away, as a button that was pressed does, has a place to go to: nobody has to begin at the top of the page.

/** For the part that is to be gone to. */
export const HOME = "data-home";

/** The first part that says it is one, where nothing else has taken the focus. */
export function keepFocus(page: HTMLElement) {
  let last: EventTarget | null = null;
  const seen = ({ target }: FocusEvent) => (last = target);
  const look = () => {
    const { activeElement, body } = document;
    if (!(last instanceof Node) || last.isConnected) return;
    if (activeElement && activeElement !== body) return;
    last = null;
    goHome(page);
  };
  document.addEventListener("focusin", seen);
  // A dialog stands beside the page.
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", seen);
  };
}

/** To the first part that says it is one. */
export const goHome = (page: Element | null) =>
  page?.querySelector<HTMLElement>(`[${HOME}]`)?.focus({ preventScroll: true });
