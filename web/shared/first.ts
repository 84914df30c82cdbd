// Where a dialog begins for who has no mouse, or no eyes: where it says, else at its first field, unless a button stands
// before that; then where the browser begins.

const FIELDS = "input, select, textarea";
const CONTROLS = `:is(${FIELDS}, button, summary, a[href], [tabindex])`;

/** It is there, and can be used. */
const usable = (control: HTMLElement): boolean =>
  !control.matches(":disabled, [tabindex='-1']") && control.closest("details:not([open])") === null;

/** Of a choice of one the one that is chosen, to which the tabulator leads. */
function chosen(dialog: HTMLElement, field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== "radio") return field;
  const same = [...dialog.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  return same.find(({ name, checked }) => name === field.name && checked) ?? field;
}

/** Null for where the browser begins. */
export function firstOf(dialog: HTMLElement): HTMLElement | null {
  const said = dialog.querySelector<HTMLElement>("[data-first]");
  if (said) return said;
  const control = [...dialog.querySelectorAll<HTMLElement>(`.body ${CONTROLS}`)].find(usable);
  return control?.matches(FIELDS) ? chosen(dialog, control) : null;
}
