// The penalties of a made-up event.
import type { MessageInitShape } from "@bufbuild/protobuf";
import { PenaltyKind, Side } from "../../api/adoube/v1/common_pb";
import { PenaltyMeasure, type PenaltiesReplySchema } from "../../api/adoube/v1/event_pb";
import type { Made } from "./made";
import { PEOPLE } from "./positions";

const text = (value: string) => ({ value: { case: "text" as const, value } });

const KINDS = [
  [PenaltyKind.WARNING, "O 18.4.1", PenaltyMeasure.NOTHING],
  [PenaltyKind.TIME_TO_OPPONENT, "O 18.4.2", PenaltyMeasure.TIME],
  [PenaltyKind.TIME_OFF, "O 18.4.3", PenaltyMeasure.TIME],
  [PenaltyKind.POINTS_OFF, "O 18.4.5", PenaltyMeasure.POINTS],
  [PenaltyKind.GAME_LOST, "O 18.4.6", PenaltyMeasure.OPPONENTS_POINTS],
  [PenaltyKind.FINE, "O 18.4.7", PenaltyMeasure.FINE],
  [PenaltyKind.EXCLUSION, "O 18.4.8", PenaltyMeasure.ROUNDS],
  [PenaltyKind.WRONG_CLAIM, "L 9.5.3", PenaltyMeasure.CLAIMED_MOVE],
] as const;

export function penalties(
  made: Made,
  player: number | undefined,
): MessageInitShape<typeof PenaltiesReplySchema> {
  const imposed = [3, 6].map((number, index) => ({
    player: number,
    name: PEOPLE[number - 1] ?? "",
    board: { round: 3, board: Math.ceil(number / 2) },
    record: BigInt(30 + number),
    time: BigInt(made.now - 3_600_000 * (2 - index)),
    by: "Ada Castillo",
    proposedBy: index === 1 ? "Ivar Lind" : "",
    article: "O 18.4.1, O 18.4.2",
    reason: "a phone rang in the playing hall",
    penalties: [
      { kind: PenaltyKind.WARNING },
      {
        kind: PenaltyKind.TIME_TO_OPPONENT,
        message: { id: "penalty-time-to-opponent", arguments: { time: text("0:02:00") } },
      },
    ],
  }));
  return {
    imposed: imposed.filter((one) => player === undefined || one.player === player),
    board: player ? { round: 3, board: Math.ceil(player / 2) } : undefined,
    seat: player && player % 2 === 0 ? Side.BLACK : Side.WHITE,
    rules: {
      kinds: KINDS.map(([kind, article, measure]) => ({
        kind,
        article,
        measure,
        chiefArbiterOnly: kind === PenaltyKind.EXCLUSION,
      })),
      fines: [{ offence: "a phone that rings", amount: "50 EUR" }],
      prohibitedDevice: [{ kind: PenaltyKind.GAME_LOST }],
      prohibitedDeviceArticle: "O 17.3",
    },
  };
}
