// A made-up hall: devices that answer, some that do not.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, createRouterTransport, type ConnectRouter } from "@connectrpc/connect";
import { PauseCause, PlayerChecksSchema } from "../../api/adoube/v1/board_pb";
import {
  CauseCertainty,
  CheckResult,
  IncidentCause,
  IncidentStage,
  PageState,
  PenaltyKind,
  ResultSchema,
  Role,
  Side,
} from "../../api/adoube/v1/common_pb";
import {
  IntentFate,
  AlarmLevel,
  UplinkCut,
  Lta,
  LtaReplySchema,
  OrderViewSchema,
  VenueDeviceSchema,
  type LtaReply,
  type OrderView,
  type VenueDevice,
} from "../../api/adoube/v1/lta_pb";
import {
  NetworkState,
  OrderFate,
  OrderKind,
  PlayLinkState,
  PowerSource,
} from "../../api/adoube/v1/telemetry_pb";
import { Sessions } from "../../api/adoube/v1/sessions_pb";
import {
  CheckState,
  DeviceHealth,
  DeviceState,
  GamePhase,
  HoldScope,
  type SeatAt,
  VenueAlarmKind,
} from "../../api/adoube/v1/uplink_pb";
import { boardAt, differing, isDiffering, REQUIRED } from "./eboards";
import { healthAt } from "./health";
import { verbOf } from "../stand/verb";
import { PEOPLE } from "./positions";

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class MadeHall {
  cut = false;
  /** Without it: wall.html?cut-off. */
  uplink = !new URLSearchParams(location.search).has("cut-off");
  orders: OrderView[] = [];
  devices: VenueDevice[];

  constructor(count: number, calm: boolean, unchecked = false) {
    this.devices = Array.from({ length: count }, (_, index) => device(index + 1, calm));
    if (unchecked) this.#toCheck();
    const silent = Number(new URLSearchParams(location.search).get("silent") ?? 0);
    for (const told of this.devices.slice(7, 7 + silent)) {
      told.alarm = AlarmLevel.SILENT;
      if (told.status) [told.status.state, told.status.ageMs] = [DeviceState.SILENT, 6_000n];
    }
  }

  /** Nobody is done but the first, of whom one failed. */
  #toCheck() {
    const checked = (seat: SeatAt | undefined, checkState: CheckState, found = {}) => {
      if (!seat) return;
      seat.checks = create(PlayerChecksSchema, found);
      seat.checkState = checkState;
    };
    for (const { seat } of this.devices) checked(seat, CheckState.OPEN);
    const [one, other, missing] = this.devices;
    checked(one?.seat, CheckState.DONE, {
      device: CheckResult.PASSED,
      fairPlay: CheckResult.PASSED,
    });
    checked(other?.seat, CheckState.FAILED, { device: CheckResult.FAILED });
    if (missing?.status) [missing.status.state, missing.status.ageMs] = [DeviceState.ABSENT, 0n];
  }

  /** The first boards are over; the device of one player is put away. */
  finish() {
    for (const [index, { seat }] of this.devices.slice(0, 8).entries()) {
      if (!seat) continue;
      const halves = index < 4 ? [2, 0] : [1, 1];
      seat.game = GamePhase.OVER;
      seat.result = create(ResultSchema, { whiteHalves: halves[0], blackHalves: halves[1] });
    }
    const [away] = this.devices;
    if (away?.status) [away.status.state, away.status.ageMs] = [DeviceState.ABSENT, 0n];
  }

  /** A second later: who is silent is heard a second less. */
  tick() {
    for (const { status, alarm } of this.devices) {
      if (!status) continue;
      if (alarm >= AlarmLevel.SILENT) status.ageMs += 1_000n;
      status.venueRoundTripUs = 900 + Math.round(Math.random() * 900);
      status.coordinatorRoundTripUs = 30_000 + Math.round(Math.random() * 9_000);
    }
  }
}

const ALARMS: Record<number, [DeviceState, AlarmLevel, bigint]> = {
  3: [DeviceState.LOST, AlarmLevel.ALARM, 14_000n],
  9: [DeviceState.SILENT, AlarmLevel.SILENT, 4_000n],
  14: [DeviceState.LATE, AlarmLevel.LATE, 1_700n],
};

/** wall.html?stands: one board waits for a ruling, one was stopped. */
const STANDS = new URLSearchParams(location.search).has("stands");
const standing = (number: number) => ({
  paused: [0, 0, PauseCause.SILENCE, PauseCause.ARBITER][STANDS ? Math.ceil(number / 2) : 0] ?? 0,
});

function device(number: number, calm: boolean): VenueDevice {
  const [state, alarm, ageMs] = (calm ? undefined : ALARMS[number]) ?? [
    DeviceState.READY,
    AlarmLevel.UNSPECIFIED,
    300n,
  ];
  const seated = number <= 20 || number > 24;
  return create(VenueDeviceSchema, {
    alarm: number === 24 ? AlarmLevel.UNSPECIFIED : alarm,
    locked: !calm && number === 6 ? "wait for the arbiter" : "",
    seat: seated
      ? {
          unchecked: !calm && number === 11,
          checkState: !calm && number === 11 ? CheckState.OPEN : CheckState.DONE,
          device: `madrid-${number}`,
          board: { round: 3, board: Math.ceil(number / 2) },
          side: number % 2 === 1 ? Side.WHITE : Side.BLACK,
          name: PEOPLE[number % PEOPLE.length],
          ...standing(number),
          boardRequirement: REQUIRED,
          boardDiffers: isDiffering(number),
          penalties: number === 5 ? [{ kind: PenaltyKind.WARNING }] : [],
        }
      : undefined,
    status: {
      device: `madrid-${number}`,
      state: number === 24 ? DeviceState.ABSENT : state,
      ageMs,
      venueRoundTripUs: 1_200,
      coordinatorRoundTripUs: 31_000,
      playLink: seated ? PlayLinkState.SEATED : PlayLinkState.WAITING,
      board: seated ? `3.${Math.ceil(number / 2)}` : "",
      page: !calm && (number === 12 || number === 22) ? PageState.CLOSED : PageState.ALIVE,
      network: NetworkState.UP,
      wirelessQuality: 71,
      power: PowerSource.BATTERY,
      batteryPercent: 83,
      pingsSent: 60,
      pingsAnswered: 59,
      relayed: true,
      physicalBoard: seated ? boardAt(number) : undefined,
      venueHeardAgeMs: 310n,
      coordinatorHeardAgeMs: 450n,
    },
  });
}

/** In so many parts of a second the devices are told, as the node does it. */
const TURNS = 4;

async function* watch(made: MadeHall): AsyncGenerator<LtaReply> {
  if (made.cut) throw new ConnectError("Failed to fetch", Code.Unavailable);
  let told = false;
  const reply = (body: LtaReply["body"]) => create(LtaReplySchema, { body });
  yield create(LtaReplySchema, {
    body: {
      case: "begin",
      value: {
        version: 1,
        venue: "madrid",
        name: "Madrid",
        role: Role.LTA,
        wallMs: BigInt(Date.now()),
      },
    },
  });
  yield create(LtaReplySchema, {
    body: {
      case: "uplink",
      value: {
        connected: made.uplink,
        forMs: 125_000n,
        cut: made.uplink ? UplinkCut.UNSPECIFIED : UplinkCut.UNREACHABLE,
        broker: true,
        heardAgeMs: made.uplink ? 400n : 125_000n,
        alarm: made.uplink ? AlarmLevel.UNSPECIFIED : AlarmLevel.ALARM,
      },
    },
  });
  yield create(LtaReplySchema, {
    body: { case: "thresholds", value: { lateMs: 1_500, silentMs: 3_000, alarmMs: 10_000 } },
  });
  const at = BigInt(Date.now());
  const alarms = [
    {
      id: "call-3.4-1",
      kind: VenueAlarmKind.CALL,
      board: { round: 3, board: 4 },
      device: "madrid-8",
      call: { seat: Side.BLACK, name: "Muzychuk, Mariya", reason: "my mouse is stuck", number: 1 },
      since: at - 95_000n,
    },
    {
      id: "call-3.9-1",
      kind: VenueAlarmKind.CALL,
      board: { round: 3, board: 9 },
      device: "madrid-17",
      call: {
        seat: Side.WHITE,
        name: "Nakamura, Hikaru",
        leave: true,
        number: 1,
        comingBy: "Nuria Vidal",
        comingOffice: Role.LTA,
        comingSince: at - 20_000n,
      },
      since: at - 40_000n,
    },
    {
      id: "incident-3-madrid-3",
      kind: VenueAlarmKind.INCIDENT,
      board: { round: 3, board: 2 },
      device: "madrid-3",
      incident: {
        number: 3,
        stage: IncidentStage.CONNECTED_AGAIN,
        cause: IncidentCause.PAGE_DIED,
        certainty: CauseCertainty.CERTAIN,
      },
      since: at - 14_000n,
    },
  ];
  // wall.html?calls: several players call at the same time.
  const more = new URLSearchParams(location.search).has("calls") ? [5, 6, 7] : [];
  const calls = more.map((board) => ({
    id: `call-3.${board}-1`,
    kind: VenueAlarmKind.CALL,
    board: { round: 3, board },
    device: `madrid-${2 * board}`,
    call: { seat: Side.BLACK, name: "Radjabov, Teimour", reason: "the screen flickers", number: 1 },
    since: at - 60_000n,
  }));
  alarms.push(...calls);
  const leaves = [
    {
      board: { round: 3, board: 8 },
      seat: Side.BLACK,
      device: "madrid-16",
      name: "Caruana, Fabiano",
      since: at - 250_000n,
    },
  ];
  const endedLeaves = [
    {
      board: { round: 3, board: 6 },
      seat: Side.WHITE,
      device: "madrid-11",
      name: "Radjabov, Teimour",
      since: at - 600_000n,
      until: at - 90_000n,
    },
  ];
  const held = {
    scope: HoldScope.VENUE,
    board: { round: 3, board: 0 },
    article: "O 19.6",
    reason: "fire alarm in the hall",
    by: "Ana Belén Ruiz",
    office: Role.CHIEF_ARBITER,
    since: at - 185_000n,
    id: "hold-3-1",
  };
  const pausedHere = {
    ...held,
    reason: "",
    by: "LTA Madrid",
    office: Role.LTA,
    explainBy: [Role.LTA],
    resumeBy: [Role.LTA],
    hold: 2,
    id: "hold-3-2",
  };
  const state = new URLSearchParams(location.search);
  const holds = state.has("held") ? [held] : state.has("paused-here") ? [pausedHere] : [];
  const intents = [
    {
      fate: IntentFate.WAITING,
      role: Role.LTA,
      askedWallMs: at - 30_000n,
      expiresWallMs: at + 3_000_000n,
      intent: {
        id: "a".repeat(32),
        person: "lta-madrid",
        board: { round: 3, board: 5 },
        side: Side.BLACK,
        what: { case: "moveTo" as const, value: "madrid-23" },
        note: "its screen flickers",
      },
    },
  ];
  if (made.devices.some(({ alarm }) => alarm !== AlarmLevel.UNSPECIFIED)) {
    const value = { alarms: [...alarms, ...differing(at - 12_000n)], holds, leaves, endedLeaves };
    yield create(LtaReplySchema, { body: { case: "alarms", value } });
    yield create(LtaReplySchema, { body: { case: "intents", value: { intents } } });
  }
  for (const order of made.orders) yield reply({ case: "order", value: order });
  yield create(LtaReplySchema, { body: { case: "current", value: {} } });
  for (let turn = 0; !made.cut; turn = (turn + 1) % TURNS) {
    if (turn === 0) made.tick();
    // All at first, then as a node does it: each once a second, a few at a time.
    const shown = told ? made.devices.filter((_, index) => index % TURNS === turn) : made.devices;
    const devices = shown.map((device) => {
      const status = device.status && { ...device.status, ...healthAt(device) };
      return create(VenueDeviceSchema, { ...device, status, $typeName: undefined });
    });
    yield create(LtaReplySchema, {
      body: { case: "devices", value: { wallMs: BigInt(Date.now()), devices, part: told } },
    });
    told = true;
    await sleep(1_000 / TURNS);
  }
  throw new ConnectError("the connection was cut", Code.Unavailable);
}

const MAY =
  "watch-venue set-thresholds order-device pause resume hold-venue answer-call move-seat set-board-requirement".split(
    " ",
  );
/** Of an LCA: wall.html?lca. */
const LCA = new URLSearchParams(location.search).has("lca");

function given(
  made: MadeHall,
  id: string,
  device: string,
  what: OrderKind,
  text: string,
): OrderView {
  const now = BigInt(Date.now());
  const order = create(OrderViewSchema, {
    id,
    number: BigInt(made.orders.length + 1),
    device,
    what,
    text,
    by: "lta-madrid",
    role: Role.LTA,
    fate: what === OrderKind.LOCK ? OrderFate.WAITING : OrderFate.DONE,
    detail: "",
    lines:
      what === OrderKind.LIST_APPLICATIONS
        ? ["adoube-kiosk 0.1", "chromium 140", "systemd 257"]
        : [],
    steps: [
      { fate: OrderFate.WAITING, wallMs: now - 900n },
      { fate: OrderFate.DELIVERED, wallMs: now - 400n },
      ...(what === OrderKind.LOCK ? [] : [{ fate: OrderFate.DONE, wallMs: now }]),
    ],
  });
  made.orders.push(order);
  return order;
}

/** It was late and silent once, some minutes ago. */
function history() {
  const now = Date.now();
  const turn = (ago: number, health: DeviceHealth, alarm: AlarmLevel) => ({
    wallMs: BigInt(now - ago * 1_000),
    health,
    alarm,
    locked: "",
  });
  return {
    trips: Array.from({ length: 300 }, (_, index) => ({
      wallMs: BigInt(now - (301 - index) * 1_000),
      venueUs: index > 100 && index < 115 ? 0 : 900 + ((index * 37) % 700),
      coordinatorUs: index > 100 && index < 115 ? 0 : 30_000 + ((index * 977) % 9_000),
    })),
    turns: [
      turn(300, DeviceHealth.PLAYING, AlarmLevel.UNSPECIFIED),
      turn(200, DeviceHealth.DISCONNECTED, AlarmLevel.SILENT),
      turn(186, DeviceHealth.PLAYING, AlarmLevel.UNSPECIFIED),
    ],
  };
}

export const wallTransport = (made: MadeHall) => createRouterTransport(wallRoutes(made));

export const wallRoutes =
  (made: MadeHall) =>
  ({ service }: ConnectRouter) => {
    service(Sessions, {
      who: () => ({
        session: {
          id: "1",
          person: "lta-madrid",
          role: LCA ? Role.LCA : Role.LTA,
          venue: "madrid",
          own: true,
        },
        name: "Nuria Vidal",
        tournament: "open",
        title: "Adoube Open 2026",
        may: (LCA ? [...MAY, "record-check", "grant-leave"] : MAY).map(verbOf),
        timeZone: "Europe/Madrid",
      }),
    });
    service(Lta, {
      watch: () => watch(made),
      giveOrder: ({ id, device, what, text }) => given(made, id, device, what, text),
      setThresholds: ({ thresholds }) => {
        if (thresholds && thresholds.lateMs >= thresholds.silentMs) {
          throw new ConnectError(
            "late comes before silent, and silent before the alarm",
            Code.InvalidArgument,
          );
        }
        return thresholds ?? {};
      },
      intend: ({ intent }) => ({
        intent,
        fate: IntentFate.WAITING,
        role: LCA ? Role.LCA : Role.LTA,
        askedWallMs: BigInt(Date.now()),
      }),
      history: () => history(),
      cancelOrder: ({ id }) => {
        const order = made.orders.find((order) => order.id === id);
        if (!order) throw new ConnectError("there is no such order", Code.NotFound);
        return create(OrderViewSchema, {
          ...order,
          $typeName: undefined,
          fate: OrderFate.CANCELLED,
        });
      },
    });
  };
