// That a game has another time control than before.
import { showControl } from "../../shared/control";
import { t } from "../../shared/i18n.svelte";

export interface Controls {
  /** As PGN writes them; both empty where nothing changed. */
  controlBefore: string;
  control: string;
}

/** A sentence; nothing where the time control stayed as it was. */
export function otherControl({ controlBefore, control }: Controls): string {
  if (control === controlBefore) return "";
  return t("play-changed-control", { was: showControl(controlBefore), is: showControl(control) });
}
