// The penalties that were imposed or proposed in the event, or on one player.
import {
  Action,
  type ImposedPenalties,
  type PenaltiesReply,
  type PlayerEntry,
} from "../../api/adoube/v1/event_pb";
import { sideName } from "../../shared/wire";
import { COMMANDS, type Spec } from "../board/commands";
import { Asked } from "../access/asked.svelte";
import type { Desk } from "../desk.svelte";
import { matches } from "../search/find";

export class Imposed extends Asked<ImposedPenalties> {
  /** Of one player: the seat of their newest game, which a ruling names. */
  seat = $state.raw<Pick<PenaltiesReply, "board" | "seat">>();

  /** `player`: a starting number; left out for all players. Proposals come first, and the newest before others. */
  constructor(desk: Desk, player?: number) {
    const { tournament } = desk;
    super(desk, async () => {
      const reply = await desk.clients.event.penalties({ tournament, player });
      this.seat = reply;
      return [...reply.imposed, ...reply.proposed].toReversed();
    });
  }

  get board() {
    return this.seat?.board;
  }

  get side() {
    return sideName(this.seat?.seat ?? 0);
  }
}

/** The command that imposes penalties. */
export const imposition = COMMANDS.find(({ name }) => name === "penalise")!;

/** The command that withdraws those of a ruling. */
export const withdrawal = ({ record }: Pick<ImposedPenalties, "record">): Spec => ({
  name: "withdraw-penalties",
  message: "command-withdraw-penalties",
  verb: "withdraw-penalties",
  actions: [Action.WITHDRAW_PENALTIES],
  fields: [],
  first: [],
  danger: true,
  weighty: true,
  build: () => ({ case: "withdrawPenalties", value: { ruling: record } }),
});

type Named = Pick<PlayerEntry, "number" | "name">;

/** Whether a player's name or number begins as it was typed; each does where nothing is. */
export const isMeant = ({ number, name }: Named, typed: string): boolean =>
  matches(`${number} ${name}`, typed);
