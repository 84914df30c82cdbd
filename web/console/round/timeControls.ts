// What a round is played with, as a sentence.
import type { RoundView } from "../../api/adoube/v1/event_pb";
import { spellControl } from "../../shared/control";
import { t } from "../../shared/i18n.svelte";

/** `Time control: 90 min + 30 s`; boards are named where not all have the same. Empty where nothing is known of it. */
export const timeControls = ({ round, timeControls }: RoundView): string =>
  timeControls
    .map(({ timeControl, boards }, index) => {
      const control = spellControl(timeControl);
      const named = boards.map((board) => `${round}.${board}`).join(", ");
      return index === 0
        ? t("console-rounds-control", { control })
        : t("console-rounds-control-of", { n: boards.length, boards: named, control });
    })
    .join("; ");
