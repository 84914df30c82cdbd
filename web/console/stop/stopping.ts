// Stops clocks at once. The reason comes afterwards, in a command of its own.
import type { BoardRef } from "../../api/adoube/v1/common_pb";
import type { Once } from "../../shared/once";
import { give } from "../board/send";
import type { Desk } from "../desk.svelte";

/** Pauses one board. Why it was refused; empty if it was done. */
export const pauseBoard = (desk: Desk, once: Once, board: BoardRef): Promise<string> =>
  give(desk, once, { board, command: { case: "pause", value: {} }, reason: "" });

/** The reason of a board's latest pause that has none. Why it was refused; empty if it was done. */
export const givePauseReason = (
  desk: Desk,
  once: Once,
  board: BoardRef,
  reason: string,
): Promise<string> =>
  give(desk, once, { board, command: { case: "pauseReason", value: {} }, reason });

/** Stops every board of a venue, or of the round where it is empty. */
export async function holdBoards(desk: Desk, once: Once, venue: string): Promise<string> {
  const what = {
    tournament: desk.tournament,
    round: desk.live.round,
    venue,
    reason: "",
    end: false,
  };
  await once.send(what, (id) => desk.clients.event.hold({ ...what, commandId: id }));
  return "";
}

/** The reason of a hold that began without one. */
export async function giveHoldReason(
  desk: Desk,
  once: Once,
  hold: number,
  reason: string,
): Promise<string> {
  const what = { tournament: desk.tournament, round: desk.live.round, hold, reason };
  await once.send(what, (id) => desk.clients.event.giveHoldReason({ ...what, commandId: id }));
  return "";
}
