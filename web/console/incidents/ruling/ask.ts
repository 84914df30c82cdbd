// Asking what rulings would come to; nothing is changed by it.
import type { IncidentView } from "../../../api/adoube/v1/incident_pb";
import { commandId } from "../../../shared/wire";
import type { Desk } from "../../desk.svelte";
import type { Offered } from "./offers";
import type { Choice } from "./wishes";

/** What every ruling on the incident takes: what the arbiter has seen of it. */
export function request(desk: Desk, view: IncidentView, choice: Choice) {
  return {
    tournament: desk.tournament,
    incident: view.brief?.number ?? 0,
    after: view.rulings.length,
    insteadOf: view.proposal?.number ?? 0,
    wish: choice.wish,
  };
}

/** Boards by their names, such as "3.12"; none for those that the incident leaves to be ruled. */
const named = (boards: readonly string[]) =>
  boards.map((board) => {
    const [round = 0, number = 0] = board.split(".").map(Number);
    return { board: { round, board: number }, seen: 0n };
  });

export async function offerOne(
  desk: Desk,
  view: IncidentView,
  choice: Choice,
  boards: readonly string[],
): Promise<Offered> {
  // With an id as of who is about to rule: what would be refused him is not offered.
  const asked = { ...request(desk, view, choice), commandId: commandId() };
  try {
    const reply = await desk.clients.incidents.offer({ ...asked, boards: named(boards) });
    return { choice, reply, refused: null };
  } catch (error) {
    return { choice, reply: null, refused: desk.failed(error) };
  }
}

export const offerAll = (
  desk: Desk,
  view: IncidentView,
  choices: readonly Choice[],
  boards: readonly string[],
): Promise<Offered[]> => Promise.all(choices.map((choice) => offerOne(desk, view, choice, boards)));
