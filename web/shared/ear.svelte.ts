// Where something is told to who listens: a modal dialog makes all that is outside of it inert, and mute with it.
import { untrack } from "svelte";

/** The modal dialogs that are open, the topmost last. */
let open = $state.raw<readonly HTMLElement[]>([]);

/** Opens it over everything else; returns what closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  untrack(() => (open = [...open, dialog]));
  return () => {
    open = open.filter((one) => one !== dialog);
    dialog.close();
  };
}

/** Keeps a live region where it is heard: in the dialog that is open, or in its own place. */
export function ear(region: HTMLElement) {
  const home = region.parentElement;
  const top = open.at(-1);
  if (!top || !home) return;
  top.append(region);
  return () => home.append(region);
}
