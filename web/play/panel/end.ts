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
  const toEnd = () => end && list.scrollTo({ top: list.scrollHeight });
  const scrolled = () => (end = atEnd(list));
  list.addEventListener("scroll", scrolled, { passive: true });
  const sizes = new ResizeObserver(toEnd);
  sizes.observe(list);
  if (list.firstElementChild) sizes.observe(list.firstElementChild);
  return () => {
    sizes.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}
