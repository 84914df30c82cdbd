// What a coordinator would answer, made up.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import type { BoardEventSchema } from "../../api/adoube/v1/board_pb";
import {
  Code,
  ConnectError,
  createRouterTransport,
  encodeBinaryHeader,
  type ConnectRouter,
} from "@connectrpc/connect";
import { LossSign, RefusalSchema, Role, Side } from "../../api/adoube/v1/common_pb";
import { Event, RoundState } from "../../api/adoube/v1/event_pb";
import { ClockBasis, Incidents, RulingKind } from "../../api/adoube/v1/incident_pb";
import { InvitationState, Sessions } from "../../api/adoube/v1/sessions_pb";
import { incidents } from "./incidents";
import { VENUES, type Made } from "./made";
import { MOVES, PEOPLE } from "./positions";
import { penalties } from "./penalties";
import { readTime } from "../stand/readTime";
import { verbOf } from "../stand/verb";
import { watch, watchBoard } from "./watch";

const MAY =
  `pause resume hold-venue hold-round adjust-clock add-time penalise expel withdraw-penalties approve-assistant set-board-requirement
restore-position reverse-colours wrong-start reopen declare-result waive-checks extend-default-time
answer-call approve-result correct-result rule second-ruling close-incident delegate move-seat invite
publish-round start-round close-round describe watch`
    .split(/\s+/)
    .map(verbOf);

const EXCLUDED = create(RefusalSchema, {
  code: "against-regulations",
  article: "O 18.9",
  word: "ruling-excluded",
  with: { kind: "restart" },
});

const note = (word: string, given: Record<string, string>) => ({ word, with: given, text: word });
const CONSEQUENCES = {
  resume: [
    note("clock-starts", { side: "white", time: "0:23:11" }),
    note("lifts-postponement", { ruling: "3.1" }),
    note("stays-charged", { incident: "3", white: "0:00:23.812", black: "" }),
  ],
  declare: [
    note("ends-game", {}),
    note("moves-made", { played: "26", number: "13...", san: "Nd5", side: "white" }),
    note("clocks-show", { white: "0:23:11", black: "0:18:02" }),
    note("closes-incident", { incident: "3" }),
  ],
};

/** What is told of clocks that somebody sets: as much as there is of it at once. */
const OF_CLOCKS = [
  note("lifts-postponement", { ruling: "3.1" }),
  note("stays-charged", { incident: "3", white: "0:00:23.812", black: "" }),
  note("moves-made", { played: "26", number: "13...", san: "Nd5", side: "white" }),
];
const FAR = [
  note("far-shorter", { control: "2 min", brings: "2 min", brought: "3 h", current: "40/5400" }),
];

/** What some commands come to on a board that is paused. */
function foreseen(name: string | undefined, value: unknown) {
  if (name === "resume" || name === "declare") return { consequences: CONSEQUENCES[name] };
  const [white, black] = [1_391_000n, 1_082_000n];
  if (name === "setClocks" || name === "restore")
    return {
      consequences: OF_CLOCKS,
      remarks: FAR,
      before: { white, black },
      after: { white: 120_000n, black: 120_000n },
    };
  if (name === "penalise")
    return {
      consequences: [
        { word: "ends-game", text: "the game is being played: it ends now with this result" },
      ],
      before: { white, black },
      after: { white, black: black + 120_000n },
    };
  if (name === "reverseColours" || name === "wrongStart" || name === "waiveChecks")
    return { consequences: OF_CLOCKS };
  if (name !== "addTime") return {};
  const added = value as { white: bigint; black: bigint };
  return {
    before: { white, black },
    after: { white: white + added.white, black: black + added.black },
  };
}

function game(made: Made, number: number) {
  const view = made.boards.find(({ board }) => board?.board === number);
  const begin = made.now - MOVES.length * 60_000;
  const moves = MOVES.map(([uci, san], index) => ({
    sequence: BigInt(index + 4),
    time: BigInt(begin + index * 58_000),
    clocks: {
      white: BigInt(5_400_000 - index * 31_000),
      black: BigInt(5_400_000 - index * 27_000),
      running: index % 2 === 0 ? Side.BLACK : Side.WHITE,
    },
    event: {
      case: "moved" as const,
      value: {
        seat: index % 2 === 0 ? Side.WHITE : Side.BLACK,
        ply: index + 1,
        uci,
        san,
        used: BigInt(21_000 + index * 700),
      },
    },
  }));
  const [last] = moves.slice(-1);
  const events: MessageInitShape<typeof BoardEventSchema>[] = [
    {
      sequence: 1n,
      time: BigInt(begin - 60_000),
      event: {
        case: "opened" as const,
        value: { timeControl: view?.timeControl ?? "", white: view?.white, black: view?.black },
      },
    },
    {
      sequence: 2n,
      time: BigInt(begin - 30_000),
      event: { case: "checkedIn" as const, value: { seat: Side.WHITE } },
    },
    { sequence: 3n, time: BigInt(begin), event: { case: "started" as const, value: {} } },
    ...moves,
    {
      sequence: 90n,
      time: BigInt(made.now),
      clocks: { ...last?.clocks, running: Side.UNSPECIFIED },
      event: {
        case: "seatLost" as const,
        value: { seat: Side.WHITE, sign: LossSign.SILENCE, lastContact: BigInt(made.now - 3_000) },
      },
    },
  ];
  return { board: { round: 3, board: number }, events };
}

const ROUND_STATES = [RoundState.CLOSED, RoundState.CLOSED, RoundState.STARTED, RoundState.DRAFT];

const seating = (number: number) => ({
  number,
  name: PEOPLE[number - 1] ?? "",
  venue: ["madrid", "oslo"][number % 2],
  device: `${["madrid", "oslo"][number % 2]}-${Math.ceil(number / 2)}`,
});

/** The draft of the next round: two who met already, one without a game. */
const DRAFT = {
  consequences: [
    note("met-before-swiss", {
      board: "2",
      first: PEOPLE[2] ?? "",
      second: PEOPLE[3] ?? "",
      round: "2",
    }),
    note("not-paired", { names: PEOPLE[8] ?? "" }),
  ],
  seating: {
    boards: [1, 2, 3, 4].map((board) => ({
      board,
      white: seating(2 * board - 1),
      black: seating(2 * board),
    })),
    withoutGame: [{ number: 9, name: PEOPLE[8] ?? "" }],
  },
};

const officials = [
  { person: "chief", name: "Ada Castillo", role: Role.CHIEF_ARBITER, venue: "" },
  { person: "arbiter-2", name: "Ivar Lind", role: Role.ARBITER, venue: "" },
  { person: "lta-madrid", name: "Nuria Vidal", role: Role.LTA, venue: "madrid" },
];

export const transport = (made: Made) => createRouterTransport(routes(made));

export const routes =
  (made: Made) =>
  ({ service }: ConnectRouter) => {
    service(Sessions, {
      who: () => {
        if (location.hash === "#signed-out")
          throw new ConnectError("the session is over: sign in again", Code.Unauthenticated);
        return {
          session: { id: "1", person: "chief", role: Role.CHIEF_ARBITER, own: true },
          name: "Ada Castillo",
          tournament: "open",
          title: "Adoube Open 2026",
          may: MAY,
          timeZone: "Europe/Madrid",
        };
      },
      list: () => ({
        sessions: officials.map(({ person, role, venue }, index) => ({
          id: `00000000000000a${index}`,
          person,
          role,
          venue,
          since: BigInt(made.now - 4_000_000),
          lastUsed: BigInt(made.now - 1_000 * index),
          until: BigInt(made.now + 30_000_000),
          browser: index === 1 ? "Firefox 140 on Android" : "Chromium 140 on Linux",
          own: index === 0,
        })),
      }),
      invitations: () => ({
        invitations: [
          InvitationState.EXPIRED,
          InvitationState.WITHDRAWN,
          InvitationState.USED,
          InvitationState.OPEN,
        ].map((state, index) => ({
          id: `00000000000000b${index}`,
          ...officials[index % officials.length],
          by: "chief",
          made: BigInt(made.now - 3_600_000 * (5 - index)),
          until: BigInt(made.now + 82_800_000 * (state === InvitationState.EXPIRED ? -1 : 1)),
          state,
        })),
      }),
      invite: () => ({
        id: "00000000000000b9",
        invitation: "4f1c9a7be02d",
        until: BigInt(made.now + 86_400_000),
        console: "https://chess.example:7443/",
      }),
    });
    service(Event, {
      watch: ({ board }) => (board > 0 ? watchBoard(made, board) : watch(made)),
      describe: () => ({
        tournament: "open",
        venues: VENUES.map(({ id, name, zone }) => ({
          id,
          name,
          timeZone: zone,
          devices: [`${id}-1`, `${id}-2`],
        })),
        officials,
        players: PEOPLE.map((name, index) => ({
          person: `p${index}`,
          number: index + 1,
          name,
          title: "GM",
          federation: "FID",
        })),
        rounds: [1, 2, 3, 4].map((round) => ({
          round,
          state: ROUND_STATES[round - 1] ?? RoundState.UNSPECIFIED,
          pairings: made.boards.map(({ board }) => ({ board: board?.board ?? 0 })),
        })),
        delegates: ["deputy"],
        delegations: [
          {
            person: "deputy",
            by: "chief",
            since: BigInt(made.now - 7_200_000),
            reason: "on a flight until noon",
            endedBy: "chief",
            endedAt: BigInt(made.now - 3_600_000),
            endedReason: "has landed",
          },
          {
            person: "deputy",
            by: "chief",
            since: BigInt(made.now - 600_000),
            reason: "at the appeals committee",
          },
        ],
      }),
      async *games({ board }) {
        yield game(made, board);
      },
      readTime,
      penalties: ({ player }) => penalties(made, player),
      command: ({ command, dryRun }) =>
        dryRun
          ? { answer: {}, preview: foreseen(command.case, command.value) }
          : { answer: { sequence: 91n } },
      hold: () => ({}),
      publishRound: () => DRAFT,
      startRound: () => ({
        consequences: [
          { word: "not-checked-in", with: { n: "1", who: "Firouzja, Alireza (3.1)" } },
        ],
      }),
      closeRound: () => {
        // console.html?closable
        if (new URLSearchParams(location.search).has("closable")) return {};
        throw new ConnectError(
          "round-state: round 3 is started, and boards of it are not finished",
          Code.FailedPrecondition,
        );
      },
    });
    service(Incidents, {
      list: () => ({ incidents: incidents().flatMap(({ brief }) => brief ?? []) }),
      describe: ({ incident }) => {
        const found = incidents().find(({ brief }) => brief?.number === incident);
        if (!found)
          throw new ConnectError(
            "no-such-incident: there is no such incident",
            Code.FailedPrecondition,
          );
        return found;
      },
      rule: ({ wish, incident }) => {
        if (wish.case === "restart")
          throw new ConnectError(
            "against-regulations (O 18.9): the event's regulations exclude restart",
            Code.FailedPrecondition,
            { "adoube-refusal-bin": encodeBinaryHeader(EXCLUDED, RefusalSchema) },
          );
        const white =
          wish.case === "resume" && wish.value.clocks === ClockBasis.NOW ? 1_368 : 1_391;
        const after = { white: BigInt(white * 1000), black: 1_082_000n };
        const others = incident === 4 ? [4, 5, 6] : [];
        return {
          offer: {
            kind: wish.case === "result" ? RulingKind.RESULT : RulingKind.RESUME,
            fourEyes: incident === 4,
            offers: [
              {
                board: { round: 3, board: 3 },
                seen: 30n,
                remedy: {
                  remedy: { case: "resumed", value: { white: after.white, black: after.black } },
                },
                toMove: Side.WHITE,
                notes: [
                  {
                    word: "settled",
                    with: { white: "0:00:20", black: "" },
                    text: "White's 0:00:20 not given back",
                  },
                ],
                before: { white: 1_368_000n, black: 1_082_000n },
                after,
                whiteName: "Radjabov, Teimour",
                blackName: "Firouzja, Alireza",
                away: [Side.WHITE],
                beganWith: 10_800_000n,
              },
              ...others.map((board) => ({
                board: { round: 3, board },
                seen: 30n,
                remedy: {
                  remedy: {
                    case: "resumed" as const,
                    value: { white: 1_100_000n, black: 900_000n },
                  },
                },
                toMove: Side.BLACK,
                before: { white: 1_100_000n, black: BigInt(900_000 - board * 1_250) },
                after: { white: 1_100_000n, black: 900_000n },
                whiteName: PEOPLE[2 * board] ?? "",
                blackName: PEOPLE[2 * board + 1] ?? "",
              })),
            ],
          },
        };
      },
      second: () => ({ offer: { kind: RulingKind.RESUME, offers: [] } }),
    });
  };
