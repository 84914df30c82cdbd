// The commands by which an official says whether a player's moves wait for the physical board.
import { BoardRequirement } from "../../api/adoube/v1/board_pb";
import { Action } from "../../api/adoube/v1/event_pb";
import { seat, type Field, type Spec } from "../board/commands";

export const VERB = "set-board-requirement";

/** Lifted, an arbiter may give the player back what their clock ran since the board failed. */
const GIVE_BACK: Field = {
  name: "giveBack",
  kind: "yes",
  message: "board-form-give-back",
  initial: () => "no",
};

const spec = (
  name: "lift-board" | "require-board",
  requirement: BoardRequirement,
  more: Field[],
): Spec => ({
  name,
  message: `command-${name}`,
  verb: VERB,
  actions: [Action.SET_BOARD_REQUIREMENT],
  fields: [{ name: "side", kind: "side" }, ...more],
  first: [],
  build: (values) => ({
    case: "setBoardRequirement",
    value: { seat: seat(values), requirement, giveBack: values.giveBack === "yes" },
  }),
});

export const LIFT = spec("lift-board", BoardRequirement.LIFTED, [GIVE_BACK]);
export const REQUIRE = spec("require-board", BoardRequirement.REQUIRED, []);
