// A note that the foot of what scrolls cuts in two is not shown until it is scrolled to: nobody presses half a button.

/** Which notes of a scrolled box have only a part in sight above its foot; one that is higher than the box is read in parts. */
export function partly(
  notes: readonly { top: number; bottom: number }[],
  box: { top: number; bottom: number },
): boolean[] {
  return notes.map(
    ({ top, bottom }) =>
      bottom > box.bottom + 1 && top < box.bottom && bottom - top <= box.bottom - box.top,
  );
}

/** Marks them, as long as the box is there. */
export function wholeNotes(box: HTMLElement) {
  function mark() {
    const notes = [...box.querySelectorAll<HTMLElement>("li")];
    const { top, bottom } = box.getBoundingClientRect();
    const foot = box.querySelector<HTMLElement>(".more")?.offsetHeight ?? 0;
    const scrolls = box.scrollHeight > box.clientHeight + 1;
    const hidden = partly(
      notes.map((note) => note.getBoundingClientRect()),
      { top, bottom: bottom - foot },
    );
    for (const [at, note] of notes.entries()) {
      const isFocused = note.contains(document.activeElement);
      note.classList.toggle("partly", scrolls && !isFocused && hidden[at] === true);
    }
  }
  const sizes = new ResizeObserver(mark);
  sizes.observe(box);
  const content = new MutationObserver(mark);
  content.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener("scroll", mark, { passive: true });
  box.addEventListener("focusin", mark);
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
