// What is still open on the boards of a round before it is started or closed, for who asks himself whether to wait.
import type { BoardView } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";
import { name, SIDES } from "../../shared/wire";
import type { Step } from "./steps";

/** Names that are written out. */
const MOST = 12;

function absent(view: BoardView): string[] {
  const here = { white: view.whiteCheckedIn, black: view.blackCheckedIn };
  return SIDES.filter((side) => !here[side]).map((side) => called(view, side));
}

function unchecked(view: BoardView): string[] {
  if (!view.before?.checksRequired) return [];
  const { before } = view;
  const passed = (side: (typeof SIDES)[number]) => {
    const checks = before[side];
    return checks?.waived || (checks?.device === "passed" && checks.fairPlay === "passed");
  };
  return SIDES.filter((side) => !passed(side)).map((side) => called(view, side));
}

const called = (view: BoardView, side: (typeof SIDES)[number]) =>
  `${view[side]?.name ?? ""} (${name(view.board)})`;

function sentence(key: "round.absent" | "round.unchecked" | "round.unfinished", all: string[]) {
  if (all.length === 0) return [];
  const shown = all.slice(0, MOST).join("; ");
  const more = all.length > MOST ? `; ${t("more", { n: all.length - MOST })}` : "";
  return [t(key, { n: all.length, who: shown + more })];
}

/** A sentence for each kind of thing that is open. */
export function open(step: Step, boards: readonly BoardView[]): string[] {
  if (step === "publish") return [];
  if (step === "close") {
    const going = boards.filter(({ state }) => state !== "finished");
    return sentence(
      "round.unfinished",
      going.map(({ board }) => name(board)),
    );
  }
  const waiting = boards.filter(({ state }) => state === "waiting");
  return [
    ...sentence("round.absent", waiting.flatMap(absent)),
    ...sentence("round.unchecked", waiting.flatMap(unchecked)),
  ];
}
