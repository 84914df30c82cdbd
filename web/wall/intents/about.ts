// What was asked of the coordinator, and how it stands with it.
import { IntentFate, type IntentView } from "../../api/adoube/v1/lta_pb";
import type { SeatAt } from "../../api/adoube/v1/uplink_pb";
import type { IconName } from "../../shared/Icon.svelte";
import { t, word } from "../../shared/i18n.svelte";
import { refusal, told } from "../../shared/refusal";
import { enumWord, name } from "../../shared/wire";

const FATES: Record<IntentFate, { tone: "good" | "warn" | "bad" | "quiet"; icon: IconName }> = {
  [IntentFate.UNSPECIFIED]: { tone: "quiet", icon: "more" },
  [IntentFate.WAITING]: { tone: "warn", icon: "clock" },
  [IntentFate.ACCEPTED]: { tone: "good", icon: "check" },
  [IntentFate.REFUSED]: { tone: "bad", icon: "cross" },
  [IntentFate.EXPIRED]: { tone: "bad", icon: "clock" },
  [IntentFate.WITHDRAWN]: { tone: "quiet", icon: "cross" },
};

export const fateLook = (fate: IntentFate) => FATES[fate] ?? FATES[IntentFate.UNSPECIFIED];

export const fateName = (fate: IntentFate): string =>
  word("pages-intent-fate", enumWord(IntentFate, fate));

/** What the role table knows it by: who may ask for it may take it back. */
export function verbOf({ intent }: IntentView): string {
  switch (intent?.what.case) {
    case "check":
      return "record-check";
    case "call":
    case "back":
      return "answer-call";
    case "pause":
      return intent.what.value.venue ? "hold-venue" : "pause";
    case "stopReason":
      return intent.what.value.hold === undefined ? "pause" : "hold-venue";
    case "resume":
      return intent.what.value.venue ? "hold-venue" : "resume";
    case "boardWaiting":
      return "set-board-requirement";
    default:
      return "move-seat";
  }
}

/** Why it was refused, or that it was done all the same. */
export function whyOf({ fate, detail, withdrawnBy, refusal: refused }: IntentView): string {
  if (fate === IntentFate.ACCEPTED && detail)
    return t(withdrawnBy ? "wall-intents-done-withdrawn" : "wall-intents-done-expired");
  return refused && refusal({ ...refused, text: "" }) ? told(refused) : detail;
}

/** What concerns a device: its seat, or a seat that was to move to it. The newest first. */
export function about(
  intents: readonly IntentView[],
  device: string,
  seat: SeatAt | undefined,
): IntentView[] {
  const concerned = ({ intent }: IntentView) =>
    (intent?.what.case === "moveTo" && intent.what.value === device) ||
    (seat !== undefined && name(intent?.board) === name(seat.board) && intent?.side === seat.side);
  return intents.filter(concerned).toReversed();
}
