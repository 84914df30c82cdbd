// A made-up agent of a playing device: a seat in a state to look at, whose own moves are accepted.
import { PlayCommandKind } from "../../api/adoube/v1/play_pb";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError, createRouterTransport } from "@connectrpc/connect";
import { GameStage, Side } from "../../api/adoube/v1/common_pb";
import { commandOf } from "../stand/playerCommand";
import { PlayPage, ShownSchema, type DoRequest, type Shown } from "../../api/adoube/v1/page_pb";
import { MOVES } from "./positions";
import { STATES } from "./states";

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
const TICK = 250;

export type Part = Exclude<MessageInitShape<typeof ShownSchema>, Shown>;

export class MadeSeat {
  state: string;
  shown: Shown;
  /** Ends streams as the agent does. */
  end: ConnectError | null = null;
  given: DoRequest[] = [];

  constructor(state: string, side: string) {
    this.state = state;
    const own = side === "black" ? Side.BLACK : Side.WHITE;
    this.shown = create(ShownSchema, STATES[state]?.(own) ?? STATES.playing?.(own) ?? {});
    if (state === "elsewhere") this.end = new ConnectError("another page", Code.Aborted);
    if (state === "signed-out") this.end = new ConnectError("not this token", Code.Unauthenticated);
  }

  /** What is given is carried out as far as a picture needs it. */
  give(request: DoRequest): string {
    this.given.push(request);
    const { board, local } = this.shown;
    const command = commandOf(request);
    if (!board || !local) return "there is no board";
    if (command.case === "move") {
      const { uci, written } = command.value;
      if (written !== "" && !/^[a-hNBRQKCATDO♘♗♖♕♔]/.test(written)) return `${written} is no move`;
      if (uci !== "" && !local.legal.includes(uci)) return `${uci} is not a legal move here`;
      local.pendingMove = uci;
      local.pending = PlayCommandKind.MOVE;
    }
    if (command.case === "setOptions")
      board.options = { ...board.options, ...command.value } as never;
    if (command.case === "premove") board.premove = { ...command.value, seat: 1 } as never;
    if (command.case === "cancelPremove") board.premove = undefined;
    return "";
  }

  tick() {
    const { clocks, stage } = this.shown.board ?? {};
    if (!clocks || this.shown.local?.clocksOld || stage !== GameStage.PLAYING) return;
    const side = clocks.running === Side.WHITE ? "white" : "black";
    if (clocks.running) clocks[side] -= clocks[side] > TICK ? BigInt(TICK) : clocks[side];
  }
}

/** The game that is shown, as the agent tells it. */
export function moves(count: number) {
  return MOVES.slice(0, count).map(([uci, san], index) => ({
    uci,
    san,
    used: BigInt(4_000 + ((index * 7_919) % 95_000)),
    left: BigInt(5_400_000 - index * 61_000),
    premove: index === 9,
  }));
}

async function* watch(made: MadeSeat): AsyncGenerator<Shown> {
  let first = true;
  while (!made.end) {
    made.tick();
    const { board } = made.shown;
    const all = board?.moves ?? [];
    const part = first ? {} : { moves: [], movesFrom: all.length };
    yield create(ShownSchema, {
      ...made.shown,
      $typeName: undefined,
      board: board ? { ...board, ...part, $typeName: undefined } : undefined,
    } as Part);
    first = false;
    if (made.state === "silent") await sleep(1_000_000);
    await sleep(TICK);
  }
  throw made.end;
}

export const playTransport = (made: MadeSeat) =>
  createRouterTransport(({ service }) => {
    service(PlayPage, {
      watch: () => watch(made),
      beat: () => ({}),
      do: async (request) => {
        await sleep(120);
        const text = made.give(request);
        return text === "" ? {} : { refusal: { code: "refused", article: "O 3.3", text } };
      },
    });
  });
