// The seat as its agent tells it, and what its player asks for.
import { PlayCommandKind, type PlayCommandSchema } from "../api/adoube/v1/play_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { Code, createClient, type Client, type Transport } from "@connectrpc/connect";
import { getContext, setContext } from "svelte";
import type { MessageInitShape } from "@bufbuild/protobuf";
import {
  ConnectionState,
  NetworkAnswer,
  PlayPage,
  type DoRequestSchema,
  type NetworkReply,
  type Shown,
} from "../api/adoube/v1/page_pb";
import { type MoveShown } from "../api/adoube/v1/play_pb";
import { Follower } from "../shared/follow.svelte";
import { t } from "../shared/i18n.svelte";
import { told, why, type Why } from "../shared/refusal";
import { ms, name, sideName, type SideName } from "../shared/wire";
import { isRead, type Cut } from "./cut";
import { heldOver, sameMoves, withTold } from "./fold";
import { leave } from "./kept";
import { Silences } from "./silences";
import { squares } from "./note";
import { endsByReturn, position, Unplayed, type Entered } from "./unplayed.svelte";

type Requested = NonNullable<MessageInitShape<typeof DoRequestSchema>["command"]>;
type OfDevice = Extract<Requested, { case: "takeBackMove" | "confirmBoard" }>;
type OfPlayer = NonNullable<MessageInitShape<typeof PlayCommandSchema>["command"]>;
/** What a player's page asks for: a command of the player, or what the device itself carries out. */
export type Command = OfDevice | Exclude<OfPlayer, { case: "reportBoard" }>;

const requested = (command: Command): Requested =>
  command.case === "takeBackMove" || command.case === "confirmBoard"
    ? command
    : { case: "play", value: { command } };
/** Why nothing more is shown: another page shows it; the token is no longer good. */
export type End = "" | "elsewhere" | "old" | "restart";
export type Asking =
  | ""
  | "draw"
  | "accept"
  | "decline"
  | "resign"
  | "call"
  | "object"
  | "settings"
  | "help"
  | "position"
  | "network";

/** A move that was entered here, and the position that it is of. */
interface EnteredMove {
  move: Entered;
  at: string;
  /** Its half-move, counted from 1. */
  ply: number;
  /** Whether this page keeps it until its device answers again; else the device has it. */
  kept: boolean;
  /** Whether it may have reached the device or the server. */
  sent: boolean;
}

const enteredSquares = (entered: EnteredMove | null): string =>
  entered && "uci" in entered.move ? entered.move.shown : "";

/** What became of a network that was typed. */
export type NetworkTold = Pick<NetworkReply, "question" | "what" | "detail">;

/** A move that was answered but is not shown yet is shown as pending no longer than this, ms. */
const SETTLING = 1_500;

/** So often a page that another one displaced asks whether its place is free, ms. */
const FREE = 2_000;

/** So long the device's name is shown to who asked which one it is, ms. */
const IDENTIFIED = 8_000;

/** The word of a second objection to the same result. */
const REPEATED_CALLS = new Set(["done-called", "done-objected"]);

/** So often the page says that it runs, ms. */
const BEAT = 1_000;

export class Seat {
  shown = $state.raw<Shown | null>(null);
  moves = $state.raw<readonly MoveShown[]>([]);
  end = $state<End>("");
  /** Why the last command was refused, and how often one was: the same is told again. */
  refused = $state("");
  refusals = $state(0);
  /** The last move that was not played when it came. */
  readonly unplayed = new Unplayed();
  /** The move that was entered here last, until it is on the board or is not to be played. */
  entered = $state.raw<EnteredMove | null>(null);
  asking = $state<Asking>("");
  /** What the player asked to be told, and how often something was: the same is told again. */
  answer = $state("");
  answers = $state(0);
  /** What is told to who listens; a new object is told again. */
  told = $state.raw<{ text: string }>({ text: "" });
  /** Notices, and what became of his calls on this board, that the player has seen, by their numbers. */
  seenNotice = $state(0);
  seenCalls = $state.raw<readonly number[]>([]);
  seenBacks = $state.raw<readonly number[]>([]);
  /** That the last offer of a draw was declined, until another one is. */
  seenDeclined = $state(false);
  /** What it took that the page got no answer from its device, until he has seen it or there is another move. */
  cut = $state.raw<Cut | null>(null);
  /** Officials ask which device this is: its name is shown, where it covers nothing that is needed. */
  identifies = $state(false);
  follower = $state.raw() as Follower<Shown>;

  // Told again with each reading of the clocks: what did not change is the same for who looks at it.
  board = $derived(this.shown?.board);
  local = $derived(this.shown?.local);
  seat = $derived(this.shown?.seat);
  fen = $derived(this.local?.fen ?? "");
  stage = $derived(this.board?.stage ?? GameStage.UNSPECIFIED);
  game = $derived(`${name(this.seat?.board)} ${this.board?.game ?? 0}`);
  number = $derived(name(this.seat?.board));
  side = $derived<SideName>(sideName(this.seat?.side ?? 0) === "black" ? "black" : "white");
  other = $derived<SideName>(this.side === "white" ? "black" : "white");
  toMove = $derived<SideName>(sideName(this.board?.toMove ?? 0) === "black" ? "black" : "white");
  /** The venue's time zone; the computer's where the coordinator does not know it. */
  zone = $derived(this.seat?.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone);
  legal = $derived((this.local?.legal ?? []).join(" "));
  last = $derived(this.moves.at(-1)?.uci ?? "");
  locked = $derived(this.shown?.locked ?? "");
  connection = $derived(this.shown?.connection?.state ?? ConnectionState.UNSPECIFIED);
  /** The clocks are what was told before a connection was lost. */
  old = $derived(
    this.follower.stale ||
      (this.local?.clocksOld ?? false) ||
      this.connection === ConnectionState.LOST,
  );
  /** The squares of the move that is not on the board yet; empty where there is none, or they are not known. */
  pending = $derived(enteredSquares(this.entered) || this.#waiting(PlayCommandKind.MOVE));
  premoved = $derived(this.board?.premove?.uci || this.#waiting(PlayCommandKind.PREMOVE));

  readonly #silences = new Silences();
  /** This load of the page, and its attempts to be shown what there is: the agent tells them apart. */
  readonly #page = crypto.randomUUID();
  #attempts = 0;
  /** Another page is shown: this one takes no place but a free one. */
  #waits = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #identified: ReturnType<typeof setTimeout> | undefined;
  #client: Client<typeof PlayPage>;
  #sending = 0;

  constructor(transport: Transport) {
    this.#client = createClient(PlayPage, transport);
    this.follower = this.#following();
    addEventListener("pagehide", leave);
  }

  #following() {
    return new Follower<Shown>({
      open: (signal) => this.#watch(signal),
      atOnce: true,
      near: true,
      take: (news) => news.forEach((shown) => this.#take(shown)),
      signedOut: () => (this.end = "old"),
      over: (why) => this.#over(why),
    });
  }

  /** While it is shown, the page says each second that it does not hang. */
  async *#watch(signal: AbortSignal): AsyncIterable<Shown> {
    const beat = () => void this.#client.beat({}, { signal }).catch(() => undefined);
    const beats = setInterval(beat, BEAT);
    try {
      const asked = { page: this.#page, attempt: ++this.#attempts, ifFree: this.#waits };
      yield* this.#client.watch(asked, { signal });
    } finally {
      clearInterval(beats);
    }
  }

  /** Shows the seat here, in the place of the page that took it: once it is told, or the agent does not answer. */
  takeOver() {
    this.#waits = false;
    this.#anew();
  }

  #anew() {
    clearTimeout(this.#later);
    this.follower.stop();
    this.follower = this.#following();
    this.follower.start();
  }

  /** The move of a command of this name that waits for the coordinator. */
  #waiting(command: PlayCommandKind): string {
    return this.local?.pending === command ? this.local.pendingMove : "";
  }

  /** Who sits on a side, by his name. */
  nameOf(side: SideName): string {
    return this.seat?.[side]?.name || this.seat?.[side]?.person || "?";
  }

  clock(side: SideName): number {
    return ms(this.board?.clocks?.[side]);
  }

  may(what: keyof Omit<NonNullable<NonNullable<Shown["board"]>["may"]>, "$typeName" | "$unknown">) {
    return this.board?.may?.[what] === true;
  }

  /** Whether what is entered arrives, as far as is known. */
  get reached(): boolean {
    return !this.follower.stale && this.connection !== ConnectionState.LOST;
  }

  /** Whether it may be done, and would arrive now. Only a move waits for the connection. */
  can(what: Parameters<Seat["may"]>[0]): boolean {
    return this.reached && this.may(what);
  }

  say(text: string) {
    this.told = { text };
  }

  /** To what was asked for: seen until there is another move. It is read out where it stands. */
  reply(text: string) {
    this.answer = text;
    this.answers += 1;
  }

  /** Why something was not done; nothing takes it from sight. */
  refuse(why: string) {
    this.refused = why;
    if (why) this.refusals += 1;
  }

  /** The one move that is not on the board yet, by its squares or as it was written. */
  get waitingMove(): { name: string; canTakeBack: boolean } | null {
    const written = this.entered && "written" in this.entered.move ? this.entered.move.written : "";
    if (!this.entered && this.local?.pending !== PlayCommandKind.MOVE) return null;
    const name = this.pending ? squares(this.pending) : written || t("play-pending-move");
    return { name, canTakeBack: this.canTakeBack };
  }

  /** Whether the move that waits was not sent: it can be taken back, and another one replaces it. */
  get canTakeBack(): boolean {
    if (this.entered?.kept) return !this.entered.sent;
    const { pending, pendingUnsent = false } = this.local ?? {};
    return !this.follower.stale && pending === PlayCommandKind.MOVE && pendingUnsent;
  }

  /** A move: in squares, or as it was written. False where it is not played, as far as is known now. */
  async move(entered: Entered): Promise<boolean> {
    if (this.waitingMove && !this.canTakeBack) {
      this.reply(t("play-why-pending"));
      return false;
    }
    this.unplayed.forget();
    const at = this.shown ? position(this.shown) : "";
    const ply = this.moves.length + 1;
    const given = { move: entered, at, ply, kept: this.follower.stale, sent: false };
    if (!given.kept) return this.#send(given);
    this.refuse("");
    this.entered = given;
    return true;
  }

  async #send(given: EnteredMove): Promise<boolean> {
    const { move, ply } = given;
    const number = ++this.#sending;
    const isLast = () => number === this.#sending;
    this.entered = { ...given, kept: false, sent: true };
    const value = "uci" in move ? { ply, uci: move.uci } : { ply, ...move };
    const elsewhere = (code: string) => code === "taken-back" || this.unplayed.refused(code, given);
    // The device did not answer: it is given to it again once it does, if its position is still on the board.
    const unanswered = () => isLast() && (this.entered = { ...given, kept: true, sent: true });
    const done = await this.give({ case: "move", value }, elsewhere, unanswered);
    const settled = () => isLast() && !this.entered?.kept && (this.entered = null);
    if (done && this.moves.length < ply) setTimeout(settled, SETTLING);
    else settled();
    return done;
  }

  /** The move that waits for the connection. */
  async takeBackMove() {
    const kept = this.entered?.kept === true;
    if (!kept && !(await this.give({ case: "takeBackMove", value: {} }))) return;
    this.entered = null;
    this.unplayed.takenBack();
    this.reply(t("play-pending-taken-back"));
  }

  /** The move that this page kept, now that its device answers. */
  #handOver(shown: Shown) {
    const kept = this.entered?.kept ? this.entered : null;
    if (!kept) return;
    if (this.unplayed.seatMoved(kept, shown)) return void (this.entered = null);
    const { may, stage } = shown.board ?? {};
    if (kept.at !== position(shown) || stage === GameStage.FINISHED) {
      // A program that was restarted may not have read its whole board yet.
      if (!isRead(shown)) return;
      this.entered = null;
      if (!kept.sent || this.moves.length < kept.ply) this.unplayed.overtaken(kept.move, shown);
    } else if (may?.move) void this.#send(kept);
    else if (stage !== GameStage.PAUSED || endsByReturn(shown)) return;
    else if (this.unplayed.refused("board-paused", kept)) this.entered = null;
  }

  /** In squares, or as it was written: the coordinator reads which move that is. */
  async premove(entered: { uci: string } | { written: string; language: string }) {
    if (this.follower.stale) {
      this.reply(t("play-why-theirs-lost", { name: this.nameOf(this.other) }));
      return false;
    }
    return this.give({ case: "premove", value: { ply: this.moves.length + 2, ...entered } });
  }

  /** The premove that waits. */
  async takeBack() {
    if (await this.give({ case: "cancelPremove", value: {} }))
      this.reply(t("play-premove-taken-back"));
  }

  /** Whether it was carried out; why not, is in `refused`, unless a refusal of that word is told `elsewhere`, or what is
   * `unanswered` is given again. */
  async give(
    command: Command,
    elsewhere = (_: string) => false,
    unanswered: () => unknown = () => false,
  ): Promise<boolean> {
    this.refuse("");
    try {
      const { refusal } = await this.#client.do({ command: requested(command) });
      // Pressed twice: it is done. A call that is repeated is sent by nobody, and its player is to know.
      if (refusal?.code === "already-done" && !REPEATED_CALLS.has(refusal.word)) return true;
      // The number of an article helps nobody at a board.
      if (refusal && !elsewhere(refusal.code)) this.refuse(told({ ...refusal, article: "" }));
      return !refusal;
    } catch (error) {
      const found = why(error);
      if (found.signedOut) this.end = "old";
      // How the browser says that nobody answered is no word for a player.
      if (found.unreachable && unanswered()) return false;
      this.refuse(found.unreachable ? t("play-link-agent") : told({ ...found, article: "" }));
      return false;
    }
  }

  /** Asks for a question, or answers it with another network. */
  async network(asked: { code: string; ssid: string; secret: string }): Promise<NetworkTold> {
    try {
      return await this.#client.network(asked);
    } catch (error) {
      const found = why(error);
      if (found.signedOut) this.end = "old";
      const detail = found.unreachable ? t("play-link-agent") : told({ ...found, article: "" });
      return { question: "", what: NetworkAnswer.FAILED, detail };
    }
  }

  #take(told: Shown) {
    // Another page showed it meanwhile.
    if (this.end === "elsewhere") this.end = "";
    this.#waits = false;
    const before = this.moves;
    // An agent that was started anew counts from none.
    if (this.shown && told.identified > this.shown.identified) this.#identify();
    const shown = heldOver(this.shown, told);
    if (!shown.board?.drawDeclined) this.seenDeclined = false;
    // Another board counts its calls from one.
    if (name(shown.seat?.board) !== this.number) [this.seenCalls, this.seenBacks] = [[], []];
    // What was refused in a game that is over, or in another one, is past.
    if (shown.board?.stage !== this.board?.stage && shown.board?.stage === GameStage.FINISHED)
      this.refuse("");
    const moves = withTold(before, shown.board);
    const cut = this.#silences.hear(this.shown, shown, moves.length);
    this.shown = shown;
    this.moves = moves;
    if (!sameMoves(this.moves, before)) this.#moved();
    if (cut) this.cut = cut;
    this.unplayed.hear(shown);
    this.#handOver(shown);
    this.#silences.keep(shown, moves.length, this.cut);
  }

  #moved() {
    this.cut = null;
    // What this page still keeps is handed over, or its player is told why not.
    if (!this.entered?.kept) this.entered = null;
    this.refuse("");
    this.answer = "";
  }

  #identify() {
    clearTimeout(this.#identified);
    this.identifies = true;
    this.#identified = setTimeout(() => (this.identifies = false), IDENTIFIED);
  }

  #over({ status, text }: Why): boolean {
    if (status === Code.Aborted) {
      if (this.end !== "elsewhere") this.#silences.displaced();
      this.end = "elsewhere";
      // The other page may be closed, or was one of this page's own that came late.
      this.#waits = true;
      this.#later = setTimeout(() => this.#anew(), FREE);
    } else if (status === Code.Unavailable && text.startsWith("restart")) this.end = "restart";
    // Asked for here, and nobody answers: that it is shown elsewhere is not known any more.
    else if (this.end === "elsewhere" && !this.#waits) this.end = "";
    return this.end !== "";
  }
}

const HERE = Symbol("seat");
export const setSeat = (seat: Seat) => setContext(HERE, seat);
export const getSeat = () => getContext<Seat>(HERE);
