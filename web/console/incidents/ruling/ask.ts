// Asking what rulings would come to; nothing is changed by it.
import type { IncidentView } from "../../../api/adoube/v1/incident_pb";
import { inPoints } from "../../../shared/score";
import { whyRefused } from "../../../shared/refusal";
import type { Desk } from "../../desk.svelte";
import type { Offered, Seen } from "./offers";
import type { Choice, Wish } from "./wishes";

/** What there is of the incident by now. */
export const seenOf = (view: IncidentView): Seen => ({
  after: view.rulings.length,
  insteadOf: view.proposal?.number ?? 0,
});

/** What a ruling on the incident takes: the wish, and what the arbiter had seen of it when it was worked out. */
export const request = (
  desk: Desk,
  incident: number,
  { choice, seen, startIn }: Pick<Offered, "choice" | "seen" | "startIn">,
) => ({
  tournament: desk.tournament,
  incident,
  ...seen,
  startIn,
  wish: counted(desk, choice.wish),
});

/** A result in the points that the event counts. */
function counted(desk: Desk, wish: Wish): Wish {
  if (wish.case !== "result" || !wish.value.score) return wish;
  const score = inPoints(wish.value.score, desk.event?.scoring);
  return { case: "result", value: { ...wish.value, score } };
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
  startIn?: bigint,
): Promise<Offered> {
  const seen = seenOf(view);
  const incident = view.brief?.number ?? 0;
  const of = { choice, seen, startIn };
  const asked = { ...request(desk, incident, of), boards: named(boards), dryRun: true };
  try {
    const { offer, refusal } = await desk.clients.incidents.rule(asked);
    // What would be refused is not offered.
    const refused = refusal ?? offer?.refusal;
    if (refused || !offer) return { ...of, reply: null, refused: whyRefused(refused) };
    return { ...of, reply: offer, refused: null };
  } catch (error) {
    return { ...of, reply: null, refused: desk.failed(error) };
  }
}

export const offerAll = (
  desk: Desk,
  view: IncidentView,
  choices: readonly Choice[],
  boards: readonly string[],
): Promise<Offered[]> => Promise.all(choices.map((choice) => offerOne(desk, view, choice, boards)));
