// What was begun in the wall's forms and is not done yet. It outlives what happens around it: a dialog that is closed
// and opened again, another device's trouble, a connection that is lost. It goes with who signs out.
import type { EnrolCodeView, Thresholds } from "../api/adoube/v1/lta_pb";
import { Once } from "../shared/once";
import type { OrderKind } from "../api/adoube/v1/telemetry_pb";
import type { OrderChoice } from "./device/orders";

/** The text of an order, by what is ordered: what was written to a player is not what his page is locked with. */
export class OrderDraft {
  open = $state.raw<OrderChoice | null>(null);
  texts = $state<Partial<Record<OrderKind, string>>>({});
  readonly once = new Once();
}

export class MoveDraft {
  /** Of which board and side: a reason stands for nobody who sits there later. */
  readonly seat: string;
  open = $state(false);
  spare = $state("");
  note = $state("");
  readonly once = new Once();

  constructor(seat: string) {
    this.seat = seat;
  }
}

/** What was found at a check that a player did not pass. */
export class FailDraft {
  /** Of which board, side and check. */
  readonly of: string;
  note = $state("");
  readonly once = new Once();

  constructor(of: string) {
    this.of = of;
  }
}

export class EnrolDraft {
  open = $state(false);
  replace = $state(false);
  /** A code is told only once. */
  given = $state.raw<EnrolCodeView | null>(null);
}

export class CodeDraft {
  question = $state("");
  answer = $state("");
}

/** A password is kept no longer than its form. */
export class NetworkDraft {
  ssid = $state("");
}

export class DeviceDraft {
  readonly order = new OrderDraft();
  readonly enrol = new EnrolDraft();
  readonly code = new CodeDraft();
  readonly network = new NetworkDraft();
  #move: MoveDraft | null = null;
  #failing: FailDraft | null = null;

  /** Of whoever sits there now. */
  move(seat: string): MoveDraft {
    if (this.#move?.seat !== seat) this.#move = new MoveDraft(seat);
    return this.#move;
  }

  /** Of that check alone. */
  failing(of: string): FailDraft {
    if (this.#failing?.of !== of) this.#failing = new FailDraft(of);
    return this.#failing;
  }
}

/** Null for what is typed and is no time. */
export type Seconds = Record<(typeof NAMES)[number], number | null>;

export const NAMES = ["lateMs", "silentMs", "alarmMs"] as const;

export const inSeconds = (now: Thresholds | null): Seconds => ({
  lateMs: (now?.lateMs ?? 0) / 1000,
  silentMs: (now?.silentMs ?? 0) / 1000,
  alarmMs: (now?.alarmMs ?? 0) / 1000,
});

/** Seconds with a comma or a point, as either is typed; null for what is none. */
export function readSeconds(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

/** Thresholds that were typed and are not set. What was not typed stays as it is, whoever changes it. */
export class ThresholdsDraft {
  typed = $state.raw<Partial<Seconds>>({});
  /** What held when somebody began to type. */
  #over = $state.raw<Seconds | null>(null);

  /** What is in the fields. */
  shown(hold: Seconds): Seconds {
    return { ...hold, ...this.typed };
  }

  type(name: keyof Seconds, next: number | null, hold: Seconds) {
    this.#over ??= hold;
    this.typed = { ...this.typed, [name]: next };
  }

  /** What was typed and is not what holds. */
  unsaved(hold: Seconds): boolean {
    return NAMES.some((name) => name in this.typed && this.typed[name] !== hold[name]);
  }

  /** Whether somebody else set meanwhile what was typed here. */
  overtaken(hold: Seconds): boolean {
    const over = this.#over;
    return over !== null && NAMES.some((name) => name in this.typed && over[name] !== hold[name]);
  }

  /** Who typed has read what holds now, and means what was typed in its place. */
  read(hold: Seconds) {
    this.#over = hold;
  }

  forget() {
    [this.typed, this.#over] = [{}, null];
  }
}

export class Drafts {
  readonly thresholds = new ThresholdsDraft();
  #devices = new Map<string, DeviceDraft>();

  of(device: string): DeviceDraft {
    let found = this.#devices.get(device);
    if (!found) this.#devices.set(device, (found = new DeviceDraft()));
    return found;
  }
}
