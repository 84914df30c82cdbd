// The venue as its own node tells it: devices, orders, alarms, the uplink. It works with the uplink
// down.
import type { Client } from "@connectrpc/connect";
import { SvelteMap } from "svelte/reactivity";
import {
  type VenueAlarm,
  VenueAlarmKind,
  type VenueHold,
  type VenueLeave,
} from "../api/adoube/v1/uplink_pb";
import {
  IntentFate,
  type IntentView,
  type Lta,
  type LtaBegin,
  type LtaReply,
  type OrderView,
  type Thresholds,
  type UplinkState,
  type VenueDevices,
} from "../api/adoube/v1/lta_pb";
import { Follower } from "../shared/follow.svelte";
import type { Why } from "../shared/refusal";
import { WIRE_VERSION } from "../shared/wire";
import { isIntentBehind, isOrderBehind } from "./behind";
import { moving } from "./intents/moving";
import { LiveDevice } from "./liveDevice.svelte";
import { troubledOf, wayDegree } from "./look";

/** Orders that are kept here. */
const MOST_ORDERS = 2_000;

export class Hall {
  begin = $state.raw<LtaBegin | null>(null);
  /** By id, as they came; `places` has them in the order of the hall. */
  devices = new SvelteMap<string, LiveDevice>();
  /** Those to whom somebody is to go, the worst first. */
  troubled = $derived(troubledOf(this.devices.values()));
  orders = new SvelteMap<string, OrderView>();
  uplink = $state.raw<{ state: UplinkState; at: number } | null>(null);
  /** Whether the coordinator answers: what it tells, and decides, is of now. */
  linked = $derived(this.uplink !== null && wayDegree(this.uplink.state) !== "silent");
  /** The coordinator is known not to be heard: what it told is of before. */
  cut = $derived(this.uplink !== null && !this.linked);
  /** How the way there stands; null while it is not told. */
  way = $derived(this.uplink && wayDegree(this.uplink.state));
  thresholds = $state.raw<Thresholds | null>(null);
  alarms = $state.raw<VenueAlarm[]>([]);
  /** What officials have stopped here. */
  holds = $state.raw<VenueHold[]>([]);
  /** What was stopped here and runs again, and whose reason is missing. */
  overWithoutReason = $state.raw<VenueHold[]>([]);
  /** Who is out of the hall with leave. */
  leaves = $state.raw<VenueLeave[]>([]);
  /** Who is back from it, the last first. */
  endedLeaves = $state.raw<VenueLeave[]>([]);
  /** What was asked of the coordinator, the newest last. */
  intents = $state.raw<IntentView[]>([]);
  /** How many of them the coordinator has not decided, as far as is known. */
  waiting = $derived(
    this.intents.filter(({ fate, unconfirmed }) => fate === IntentFate.WAITING || unconfirmed)
      .length,
  );
  current = $state(false);
  /** The venue's wall clock when devices were last told, ms since the Unix epoch. */
  wall = $state(0);
  follower: Follower<LtaReply>;

  constructor(lta: Client<typeof Lta>, signedOut: (why: Why) => void) {
    this.follower = new Follower<LtaReply>({
      open: (signal) => lta.watch({ version: WIRE_VERSION }, { signal }),
      take: (news) => news.forEach((reply) => this.#take(reply)),
      signedOut,
    });
  }

  /** An order that was answered is known at once, before the stream tells of it; unless it did already. */
  answered(order: OrderView) {
    const known = this.orders.get(order.id);
    if (!known || !isOrderBehind(order, known)) this.#order(order);
  }

  #order(order: OrderView) {
    this.orders.set(order.id, order);
    if (this.orders.size <= MOST_ORDERS) return;
    const [oldest] = this.orders.keys();
    if (oldest !== undefined) this.orders.delete(oldest);
  }

  /** What was asked for is known at once, as an order is, and no news is taken back by it. */
  asked(view: IntentView) {
    const at = this.intents.findIndex(({ intent }) => intent?.id === view.intent?.id);
    const known = this.intents[at];
    if (known && isIntentBehind(view, known)) return;
    this.intents = known ? this.intents.with(at, view) : [...this.intents, view];
    this.#moves();
  }

  /** How long ago something was, ms, by the venue's wall clock as it was told; while the node is not heard it counts on by
   * the age of that, so that no age stands still. */
  since(at: number): number {
    return Math.max(0, this.wall - at) + this.follower.unheard;
  }

  /** Lets the ages of devices count up. */
  look() {
    const now = performance.now();
    this.devices.forEach((device) => device.look(now));
  }

  #take({ body }: LtaReply) {
    switch (body.case) {
      case "begin":
        this.begin = body.value;
        this.wall = Number(body.value.wallMs);
        this.current = false;
        return;
      case "devices":
        return this.#devices(body.value);
      case "order":
        return this.#order(body.value);
      case "uplink":
        this.uplink = { state: body.value, at: performance.now() };
        return;
      case "thresholds":
        this.thresholds = body.value;
        return;
      case "alarms":
        this.alarms = body.value.alarms;
        this.holds = body.value.holds;
        this.overWithoutReason = body.value.overWithoutReason;
        this.leaves = body.value.leaves;
        this.endedLeaves = body.value.endedLeaves;
        return this.#atSeats();
      case "intents":
        this.intents = body.value.intents;
        return this.#moves();
      case "current":
        this.current = true;
    }
  }

  /** Who calls, who is out with leave, and whose physical board differs is shown where the player sits. */
  #atSeats() {
    const calls = this.alarms.filter(({ kind }) => kind === VenueAlarmKind.CALL);
    const calling = new Set(calls.map(({ device }) => device));
    const alone = new Set(calls.filter(({ call }) => !call?.comingBy).map(({ device }) => device));
    const boards = this.alarms.filter(({ kind }) => kind === VenueAlarmKind.BOARD);
    const differs = new Set(boards.map(({ device }) => device));
    const out = new Set(this.leaves.map(({ device }) => device));
    this.devices.forEach((device, id) => {
      device.calling = calling.has(id);
      device.helped = calling.has(id) && !alone.has(id);
      device.differs = differs.has(id);
      device.out = out.has(id);
    });
  }

  /** A seat that is to go on at a spare is shown at both, until the coordinator decides it. */
  #moves() {
    const [to, from] = moving(this.intents, this.devices.values());
    this.devices.forEach((device, id) => {
      device.goesTo = to.get(id) ?? "";
      device.comesFrom = from.get(id) ?? "";
    });
  }

  #devices({ wallMs, devices, part }: VenueDevices) {
    this.wall = Number(wallMs);
    const told = new Set<string>();
    for (const device of devices) {
      const id = device.status?.device;
      if (!id) continue;
      told.add(id);
      const known = this.devices.get(id);
      if (known) known.change(device, this.wall);
      else this.devices.set(id, new LiveDevice(id, device, this.wall));
    }
    if (part) return;
    for (const id of this.devices.keys()) if (!told.has(id)) this.devices.delete(id);
    this.#atSeats();
    this.#moves();
  }
}
