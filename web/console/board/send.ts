// A command to a board: asked about, then given.
import type { BoardRef } from "../../api/adoube/v1/common_pb";
import type { CheckReply } from "../../api/adoube/v1/event_pb";
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";
import type { Command } from "./commands";

export interface Given {
  board: BoardRef;
  command: Command;
  reason: string;
  /** The breaches that it is for, by the numbers of the board's device notes. */
  cites?: number[];
  id: Uint8Array<ArrayBuffer>;
}

const message = (desk: Desk, { board, command, reason, cites = [], id }: Given) => ({
  tournament: desk.tournament,
  board,
  commandId: id,
  reason,
  cites,
  command,
});

/** What it would come to as things stand. Nothing is done. */
export const check = (desk: Desk, given: Given): Promise<CheckReply> =>
  desk.clients.event.check(message(desk, given));

/** Why it was refused; empty if it was done. */
export async function give(desk: Desk, given: Given): Promise<string> {
  const answer = await desk.clients.event.command(message(desk, given));
  return answer.refusal ? told(answer.refusal) : "";
}
