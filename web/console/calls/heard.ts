// A call in one sentence, for who listens and who is notified.
import type { OpenCall } from "../../api/adoube/v1/board_pb";
import { t } from "../../shared/i18n.svelte";
import { sideName } from "../../shared/wire";
import type { LiveBoard } from "../liveBoard.svelte";

export function heardCall(board: string, { seat, leave, reason }: OpenCall): string {
  const side = t(`side.${sideName(seat) === "black" ? "black" : "white"}`);
  const calls = t(leave ? "call.wants-leave" : "call.calls", { side });
  return `${board}: ${calls}${reason ? `: ${reason}` : ""}`;
}

/** All that wait, by what stays the same while they do. */
export const callsOf = (
  boards: Iterable<Pick<LiveBoard, "key" | "view">>,
): (readonly [string, string])[] =>
  [...boards].flatMap(({ key, view }) =>
    view.calls.map((call) => [`c${key}.${call.number}`, heardCall(key, call)] as const),
  );
