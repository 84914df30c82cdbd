// A made-up seat at a board: what the coordinator sent and what the device adds, written as one.
import type { MessageInitShape } from "@bufbuild/protobuf";
import type { LocalBoard, ShownSchema } from "../../api/adoube/v1/page_pb";
import type { SeatView } from "../../api/adoube/v1/play_pb";

type Part = Exclude<MessageInitShape<typeof ShownSchema>, { $typeName: "adoube.v1.Shown" }>;
type View = Exclude<NonNullable<Part["board"]>, SeatView>;
type Local = Exclude<NonNullable<Part["local"]>, LocalBoard>;

export type AtBoard = Partial<View & Local>;

export function atBoard(own: AtBoard): Pick<Part, "board" | "local"> {
  const { fen, check, legal, clocksOld, ...rest } = own;
  const { pending, pendingMove, pendingUnsent, physicalBoard, ...board } = rest;
  return {
    board: board as View,
    local: { fen, check, legal, clocksOld, pending, pendingMove, pendingUnsent, physicalBoard },
  };
}
