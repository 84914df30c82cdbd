// The commands by which an official says whether a player's moves wait for the physical board.
import { BoardRequirement } from "../../api/adoube/v1/board_pb";
import { seat, type Spec } from "../board/commands";

export const VERB = "set-board-requirement";

const spec = (name: string, requirement: BoardRequirement): Spec => ({
  name,
  message: `command-${name}`,
  verb: VERB,
  fields: [{ name: "side", kind: "side" }],
  first: [],
  build: (values) => ({
    case: "setBoardRequirement",
    value: { seat: seat(values), requirement },
  }),
});

export const LIFT = spec("lift-board", BoardRequirement.LIFTED);
export const REQUIRE = spec("require-board", BoardRequirement.REQUIRED);
