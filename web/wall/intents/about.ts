// What was asked of the coordinator, and how it stands with it.
import type { IntentView } from "../../api/adoube/v1/lta_pb";
import type { SeatAt } from "../../api/adoube/v1/uplink_pb";
import type { IconName } from "../../shared/Icon.svelte";
import { t } from "../../shared/i18n.svelte";
import { refusal, told } from "../../shared/refusal";
import { name } from "../../shared/wire";

const FATES: Record<string, { tone: "good" | "warn" | "bad" | "quiet"; icon: IconName }> = {
  waiting: { tone: "warn", icon: "clock" },
  accepted: { tone: "good", icon: "check" },
  refused: { tone: "bad", icon: "cross" },
  expired: { tone: "bad", icon: "clock" },
  withdrawn: { tone: "quiet", icon: "cross" },
};

export const fateLook = (fate: string) =>
  FATES[fate] ?? { tone: "quiet" as const, icon: "more" as const };

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
  if (fate === "accepted" && detail)
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
