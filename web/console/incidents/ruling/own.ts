// A ruling that needs something typed.
import { Side } from "../../../api/adoube/v1/common_pb";
import { ClockBasis, RestartControl, RulingVerdict } from "../../../api/adoube/v1/incident_pb";
import { readScore } from "../../../shared/score";
import { millisOf, UNREAD } from "../../typedTime";
import type { SideName } from "../../../shared/wire";
import type { Wish } from "./wishes";

export type OwnKind = "deduct" | "result" | "typed" | "add" | "control" | "postpone";

/** Those that the regulations do not name by themselves. */
export const OTHERS: readonly OwnKind[] = ["typed", "add", "control", "postpone"];

export interface Draft {
  kind: OwnKind;
  /** What the clocks go back to before time is taken off or given. */
  clocks: ClockBasis;
  /** As TimeField gives them. */
  white: string;
  black: string;
  control: string;
  /** Whose time is taken off; empty for the only player who was away. */
  from: "" | SideName | "both";
  /** A score, or another verdict; empty while none is chosen. */
  verdict: string | RulingVerdict;
}

/** Null as long as something is missing or cannot be read. */
export function build(draft: Draft): Wish | null {
  const [white, black] = [millisOf(draft.white), millisOf(draft.black)];
  switch (draft.kind) {
    case "typed":
      if (white === null || black === null) return null;
      return resume({ clocks: ClockBasis.TYPED, white, black });
    case "deduct":
      return white ? deducted(draft, white) : null;
    case "add":
      return added(draft, white, black);
    case "control": {
      const { control } = draft;
      if (!control || control === UNREAD) return null;
      const value = { control: RestartControl.TYPED, timeControl: control };
      return { case: "restart", value };
    }
    case "result":
      return result(draft.verdict);
    case "postpone":
      return { case: "postpone", value: {} };
  }
}

type Resume = Extract<Wish, { case: "resume" }>["value"];
const resume = (value: Resume): Wish => ({ case: "resume", value });

const SIDES_OF: Record<Draft["from"], Side[]> = {
  "": [],
  white: [Side.WHITE],
  black: [Side.BLACK],
  both: [Side.WHITE, Side.BLACK],
};

function deducted({ clocks, from }: Draft, deduct: bigint): Wish {
  return resume({ clocks, deduct, deductFrom: SIDES_OF[from] });
}

/** To one of them or to both. */
function added(draft: Draft, white: bigint | null, black: bigint | null): Wish | null {
  const isUnread = draft.white === UNREAD || draft.black === UNREAD;
  if (isUnread || !(white || black)) return null;
  const { clocks } = draft;
  return resume({ clocks, addWhite: white ?? 0n, addBlack: black ?? 0n });
}

/** None as long as none is chosen. */
function result(verdict: Draft["verdict"]): Wish | null {
  if (typeof verdict !== "string") return { case: "result", value: { verdict } };
  const score = readScore(verdict);
  return score && { case: "result", value: { verdict: RulingVerdict.SCORE, score } };
}
