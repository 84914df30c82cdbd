// Calls that were answered, the last one first.
import type { Role } from "../../api/adoube/v1/common_pb";
import { t } from "../../shared/i18n.svelte";
import { ms, sideName } from "../../shared/wire";
import type { LiveBoard } from "../liveBoard.svelte";

export interface Answered {
  board: string;
  number: number;
  /** Who called and why. */
  side: "white" | "black";
  name: string;
  reason: string;
  /** When it was answered, coordinator time, ms. */
  at: number;
  by: string;
  office: Role;
  /** The answer in words, with the official's note. */
  answer: string;
}

export function answeredCalls(boards: Iterable<Pick<LiveBoard, "key" | "view">>): Answered[] {
  const all = [...boards].flatMap(({ key, view }) =>
    view.answeredCalls.map(({ call, valid, note, at, by, office }): Answered => {
      const side = sideName(call?.seat ?? 0) || "white";
      const answer = call?.leave
        ? t(valid ? "console-calls-leave-granted" : "console-calls-leave-refused")
        : t(valid ? "console-calls-was-valid" : "console-calls-was-not-valid");
      return {
        board: key,
        number: call?.number ?? 0,
        side,
        name: view[side]?.name ?? "",
        reason: call?.reason ?? "",
        at: ms(at),
        by,
        office,
        answer: note ? `${answer}. ${note}` : answer,
      };
    }),
  );
  return all.sort((a, b) => b.at - a.at);
}
