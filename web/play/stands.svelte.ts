// A seat as it stands, for what is told of it: worked out anew only where something changed.
import { Remedy } from "../api/adoube/v1/board_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { untrack } from "svelte";
import { language, t, word } from "../shared/i18n.svelte";
import type { Stands } from "./happened";
import { headlineOf, whyStopped } from "./headline";
import { closed } from "./note";
import { absenceText } from "./panel/absence";
import { isPresent, waitsFor } from "./panel/before";
import { hasConfirmed, sayOfficial, sayOutcome } from "./panel/outcome";
import { startsIn } from "./panel/starts";
import type { Seat } from "./seat.svelte";
import { enumWord } from "../shared/wire";

export class Standing {
  #seat: Seat;
  #here = $derived.by(() => isPresent(this.#seat.board, this.#seat.side));
  #waits = $derived.by(() => {
    const { board, side, other } = this.#seat;
    const waits = waitsFor(board, {
      here: isPresent(board, other),
      name: this.#seat.nameOf(other),
    });
    return [waits, absenceText(board, side, this.#seat.zone, false)].filter(Boolean).join(" ");
  });
  #turn = $derived.by(() => headlineOf(this.#seat));
  #why = $derived.by(() => whyStopped(this.#seat, "heard"));
  #ruled = $derived.by(() => {
    const { ruling } = this.#seat.board ?? {};
    if (!ruling) return "";
    const how = ruling.whenReady ? "" : t("play-ruled-arbiter-starts");
    const reason = ruling.reason && t("pages-paused-reason", { reason: ruling.reason });
    return [t("play-ruled-title"), word("play-ruled", enumWord(Remedy, ruling.remedy)), reason, how]
      .filter(Boolean)
      .map(closed)
      .join(" ");
  });
  #ready = $derived.by(() => {
    const { board, side, other } = this.#seat;
    const { whiteReady, blackReady } = board?.ruling ?? {};
    if (!(side === "white" ? whiteReady : blackReady) || this.#starting) return "";
    return t("play-ruled-waits", { name: this.#seat.nameOf(other) });
  });
  #starting = $derived.by(() => {
    const { ruling } = this.#seat.board ?? {};
    return (ruling?.whiteReady && ruling.blackReady) ?? false;
  });
  #over = $derived.by(() => {
    const { board, side } = this.#seat;
    return board?.outcome ? sayOutcome(board.outcome, side, (of) => this.#seat.nameOf(of)) : "";
  });
  #confirmed = $derived.by(() => hasConfirmed(this.#seat.board?.outcome, this.#seat.side));
  #official = $derived.by(() => {
    const { board, side } = this.#seat;
    return board?.outcome ? sayOfficial(board.outcome, side, (of) => this.#seat.nameOf(of)) : "";
  });

  #away = $derived.by(() => {
    const { stage, other, board } = this.#seat;
    return stage === GameStage.PLAYING && board?.opponentAway ? this.#seat.nameOf(other) : "";
  });

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  get now(): Stands {
    return {
      language: language.code,
      game: this.#seat.game,
      stage: this.#seat.stage,
      here: this.#here,
      waits: this.#waits,
      turn: this.#turn,
      why: this.#why,
      away: this.#away,
      ruled: this.#ruled,
      ready: this.#ready,
      starting: this.#starting,
      starts: untrack(() => startsIn(this.#seat)),
      over: this.#over,
      confirmed: this.#confirmed,
      official: this.#official,
    };
  }
}
