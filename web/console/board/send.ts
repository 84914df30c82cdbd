// A command to a board: asked about, then given.
import type { BoardRef } from "../../api/adoube/v1/common_pb";
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";
import type { Command } from "./commands";

export interface Given {
  board: BoardRef;
  command: Command;
  reason: string;
  id: Uint8Array<ArrayBuffer>;
}

const message = (desk: Desk, { board, command, reason, id }: Given) => ({
  tournament: desk.tournament,
  board,
  commandId: id,
  reason,
  command,
});

/** Why it would be refused as things stand; empty if it would not. Nothing is done. */
export async function check(desk: Desk, given: Given): Promise<string> {
  const answer = await desk.clients.event.check(message(desk, given));
  return answer.refusal ? told(answer.refusal) : "";
}

/** Why it was refused; empty if it was done. */
export async function give(desk: Desk, given: Given): Promise<string> {
  const answer = await desk.clients.event.command(message(desk, given));
  return answer.refusal ? told(answer.refusal) : "";
}
