// A ruling that needs something typed.
import { readScore } from "../../../shared/score";
import { millisOf, UNREAD } from "../../typedTime";
import type { Wish } from "./wishes";

export type OwnKind = "deduct" | "result" | "typed" | "add" | "control" | "postpone";

/** Those that the regulations do not name by themselves. */
export const OTHERS: readonly OwnKind[] = ["typed", "add", "control", "postpone"];

export interface Draft {
  kind: OwnKind;
  /** What the clocks go back to before time is taken off or given. */
  clocks: string;
  /** As TimeField gives them. */
  white: string;
  black: string;
  control: string;
  /** Whose time is taken off: "white", "black" or "both"; empty for the only player who was away. */
  from: string;
  /** A score, or a word. */
  verdict: string;
}

/** Null as long as something is missing or cannot be read. */
export function build(draft: Draft): Wish | null {
  const [white, black] = [millisOf(draft.white), millisOf(draft.black)];
  switch (draft.kind) {
    case "typed":
      if (white === null || black === null) return null;
      return resume({ clocks: "typed", white, black });
    case "deduct":
      return white ? deducted(draft, white) : null;
    case "add":
      return added(draft, white, black);
    case "control": {
      const { control } = draft;
      return control && control !== UNREAD ? { case: "restart", value: { control } } : null;
    }
    case "result":
      return result(draft.verdict);
    case "postpone":
      return { case: "postpone", value: {} };
  }
}

type Resume = Extract<Wish, { case: "resume" }>["value"];
const resume = (value: Resume): Wish => ({ case: "resume", value });

function deducted({ clocks, from }: Draft, deduct: bigint): Wish {
  return resume({ clocks, deduct, deductFrom: from });
}

/** To one of them or to both. */
function added(draft: Draft, white: bigint | null, black: bigint | null): Wish | null {
  const isUnread = draft.white === UNREAD || draft.black === UNREAD;
  if (isUnread || !(white || black)) return null;
  const { clocks } = draft;
  return resume({ clocks, addWhite: white ?? 0n, addBlack: black ?? 0n });
}

/** None as long as none is chosen. */
function result(verdict: string): Wish | null {
  if (verdict === "") return null;
  const score = readScore(verdict);
  if (score) return { case: "result", value: { verdict: "score", score } };
  return { case: "result", value: { verdict } };
}
