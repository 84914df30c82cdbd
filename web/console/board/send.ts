// A command to a board: asked about, then given.
import type { BoardRef, Refusal } from "../../api/adoube/v1/common_pb";
import type { CommandPreview } from "../../api/adoube/v1/event_pb";
import type { Once } from "../../shared/once";
import { inPoints } from "../../shared/score";
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";
import type { Command } from "./commands";

export interface Given {
  board: BoardRef;
  command: Command;
  reason: string;
  /** The breaches that it is for, by the numbers of the board's device notes. */
  cites?: number[];
  /** The board's last record when it was told what this comes to; what makes another thing of it since is refused. */
  seen?: bigint;
}

const message = (desk: Desk, { board, command, reason, cites = [], seen = 0n }: Given) => ({
  tournament: desk.tournament,
  board,
  reason,
  cites,
  seen,
  command: counted(desk, command),
});

/** A result in the points that the event counts. */
function counted(desk: Desk, command: Command): Command {
  const scoring = desk.event?.scoring;
  switch (command.case) {
    case "declare": {
      const { result, forfeit } = command.value;
      if (!result) return command;
      return {
        case: "declare",
        value: { ...command.value, result: inPoints(result, scoring, forfeit) },
      };
    }
    case "correct": {
      const { result, forfeit } = command.value;
      if (!result) return command;
      return {
        case: "correct",
        value: { ...command.value, result: inPoints(result, scoring, forfeit) },
      };
    }
    default:
      return command;
  }
}

export interface Foreseen {
  refusal?: Refusal | undefined;
  /** What it would come to where it is not refused. */
  preview?: CommandPreview | undefined;
}

/** What it would come to now. A reason may be missing. */
export async function preview(desk: Desk, given: Given): Promise<Foreseen> {
  const asked = { ...message(desk, given), dryRun: true };
  const { answer, preview } = await desk.clients.event.command(asked);
  return { refusal: answer?.refusal, preview };
}

/** The refusal; none if it was done. */
export async function command(desk: Desk, once: Once, given: Given): Promise<Refusal | null> {
  const what = message(desk, given);
  const { answer } = await once.send(what, (id) =>
    desk.clients.event.command({ ...what, commandId: id }),
  );
  return answer?.refusal ?? null;
}

/** Why it was refused; empty if it was done. */
export async function give(desk: Desk, once: Once, given: Given): Promise<string> {
  const refusal = await command(desk, once, given);
  return refusal ? told(refusal) : "";
}
