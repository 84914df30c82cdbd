// A call in one sentence, for who listens and who is notified.
import type { OpenCall } from "../../api/adoube/v1/board_pb";
import type { LiveBoard } from "../liveBoard.svelte";
import { callTitle } from "./title";

export const heardCall = (board: string, call: OpenCall): string =>
  `${board}: ${callTitle(call)}${call.reason ? `: ${call.reason}` : ""}`;

/** All that wait, by what stays the same while they do. */
export const callsOf = (
  boards: Iterable<Pick<LiveBoard, "key" | "view">>,
): (readonly [string, string])[] =>
  [...boards].flatMap(({ key, view }) =>
    view.calls.map((call) => [`c${key}.${call.number}`, heardCall(key, call)] as const),
  );
