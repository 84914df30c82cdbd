// What lies over the page for a moment once a dialog is gone: whoever pressed twice, or just as it went by itself, means
// by that nothing beneath it. The keyboard goes through.

/** How long, ms: desktops take two presses within half a second for one. */
export const COVERED = 500;

const PRESSES = ["pointerdown", "mousedown", "touchstart", "click", "dblclick", "contextmenu"];

/** It takes each press for itself: nothing is marked by it, and nothing loses the focus. */
function takes(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Covers the page, or the dialog that is uppermost now. */
export function cover() {
  const made = document.createElement("div");
  made.className = "cover";
  made.ariaHidden = "true";
  for (const press of PRESSES) made.addEventListener(press, takes, { passive: false });

  // A press that it took is let go here too: the page beneath would hear of its end alone.
  let pressed = false;
  let over = false;
  const leave = () => over && !pressed && made.remove();
  const end = () => {
    pressed = false;
    setTimeout(leave);
  };
  made.addEventListener("pointerdown", () => {
    pressed = true;
    for (const last of ["pointerup", "pointercancel"])
      addEventListener(last, end, { capture: true, once: true });
  });
  setTimeout(() => {
    over = true;
    leave();
  }, COVERED);

  const uppermost = [...document.querySelectorAll("dialog[open]")].at(-1);
  (uppermost ?? document.body).append(made);
}
