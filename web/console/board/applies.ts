// Which commands the state of a board leaves no room for: asked of the server, with made-up values where a command
// wants some. A refusal that speaks of the values, or of one side, says nothing of the command.
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";
import type { LiveBoard } from "../liveBoard.svelte";
import type { Command, Field, FieldKind, Spec } from "./commands";
import { preview } from "./send";

/** Refusals by what the board is at. */
const OF_THE_STATE = new Set([
  "board-paused",
  "game-over",
  "held",
  "no-result",
  "not-local",
  "objected",
  "not-paused",
  "not-started",
  "play-on",
  "played",
  "result-approved",
  "result-ruled",
  "round-state",
]);

/** Sentences that speak of a game in which nothing was done yet. */
const IN_WORDS = new Set(["range-half-move"]);

/** What is done already leaves room for nothing, but for the other side. */
const isOfTheState = (spec: Spec, { code, word }: { code: string; word: string }): boolean =>
  OF_THE_STATE.has(code) ||
  IN_WORDS.has(word) ||
  (code === "already-done" && spec.fields.every(({ kind }) => kind !== "side"));

const SAMPLES: Partial<Record<FieldKind, string>> = {
  clock: "60000",
  number: "0",
  control: "900+10",
  side: "white",
  score: "1-0",
  check: "device",
  yes: "no",
};

/** A device that the event has, so that nothing but the state of the board is refused. */
const deviceOf = ({ view }: LiveBoard): string => view.white?.device ?? "";

const sample = (field: Field, board: LiveBoard): string =>
  field.initial?.(board) ??
  (field.kind === "device" ? deviceOf(board) : (SAMPLES[field.kind] ?? ""));

/** The command with made-up values; null where nothing can be made up. */
export function probe(spec: Spec, board: LiveBoard): Command | null {
  return spec.build(Object.fromEntries(spec.fields.map((it) => [it.name, sample(it, board)])));
}

/** Why each of the commands that cannot be given now cannot, by its name. */
export async function unfit(
  desk: Desk,
  board: LiveBoard,
  specs: readonly Spec[],
): Promise<Map<string, string>> {
  const ref = board.view.board;
  const asked = specs.map(async (spec) => {
    const command = probe(spec, board);
    if (!ref || !command) return [];
    const { refusal } = await preview(desk, { board: ref, command, reason: "" });
    return refusal && isOfTheState(spec, refusal) ? [[spec.name, told(refusal)] as const] : [];
  });
  return new Map((await Promise.all(asked)).flat());
}
