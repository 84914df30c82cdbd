// A list whose end is in sight stays so, whatever takes room from it or makes its type larger.

/** What is to be known of a list that scrolls. */
export type Scrolled = Pick<HTMLElement, "scrollTop" | "clientHeight" | "scrollHeight">;

/** Less than a row of the smallest type, px: fractions of a pixel are no scrolling. */
const SLACK = 8;

export const atEnd = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  scrollHeight - clientHeight - scrollTop <= SLACK;

/** For a list whose content is its only child. Who has scrolled back to read is left where he is. */
export function keepEnd(list: HTMLElement) {
  let end = true;
  let [height, content] = [list.clientHeight, list.scrollHeight];
  const toEnd = () => {
    [height, content] = [list.clientHeight, list.scrollHeight];
    if (end) list.scrollTo({ top: list.scrollHeight });
  };
  const scrolled = () => {
    // The browser reports a scroll late: by then a note or a move may have taken the room, which is nobody's scrolling.
    if (list.clientHeight === height && list.scrollHeight === content) end = atEnd(list);
  };
  list.addEventListener("scroll", scrolled, { passive: true });
  const sizes = new ResizeObserver(toEnd);
  sizes.observe(list);
  if (list.firstElementChild) sizes.observe(list.firstElementChild);
  return () => {
    sizes.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}
