// A device as it was last told, and how it was lately: as far as this page has seen it, or the node
// has told.
import { AlarmLevel, type DeviceHistory, type VenueDevice } from "../api/adoube/v1/lta_pb";
import { ms } from "../shared/wire";
import { DeviceHealth, DeviceState, GamePhase } from "../api/adoube/v1/uplink_pb";
import { levelOf, type Level } from "../shared/health";
import { age, showHeard } from "./grid/age";
import { sameSeat, seatOf, type SeatHere } from "./grid/seat";
import { brokenOf, isHere } from "./look";
import { batteryText, isOfBoard } from "./physicalBoards/health";
import { stateWord } from "../shared/physicalBoard";

/** Round trips at a time, microseconds; 0 for none. */
export interface Trip {
  at: number;
  venue: number;
  coordinator: number;
}

/** A change: by the venue's wall clock. */
export interface Turn {
  at: number;
  health: DeviceHealth;
  alarm: AlarmLevel;
  locked: string;
}

/** Of a device that was told so lately the round trips are new, ms. */
const MEASURED = 2_000;
/** Ten minutes, once a second. */
const MOST_TRIPS = 600;
const MOST_TURNS = 200;

export class LiveDevice {
  readonly id: string;
  /** The whole of it changes with every message: for who looks at this one alone. */
  device: VenueDevice;
  /** When it was told (`pulse` time): ages count on from there. */
  told: number;

  // What a tile shows. These change seldom, so that two hundred tiles have nothing to do with most
  // messages.
  /** How it is, and how much that needs somebody, as the node decided it. */
  health: DeviceHealth;
  level: Level;
  /** It is so for longer than the venue's threshold: an alarm, which rings. */
  urgent: boolean;
  state: DeviceState;
  seat: SeatHere | null;
  locked: boolean;
  /** Its player calls the arbiter. */
  calling: boolean;
  /** He calls, and somebody is on the way. */
  helped: boolean;
  /** Its player's physical board differs from the game. */
  differs: boolean;
  /** Somebody is to go to that board, as the node decided it. */
  boardTrouble: boolean;
  /** What is left of its battery, where that is why; else empty. */
  boardBattery: string;
  /** How far that board is, a word of its states; empty where the device has none. */
  boardState: string;
  /** Its player is out of the hall with leave. */
  out: boolean;
  /** Its seat waits to go on at that device; it waits for the seat of that one. */
  goesTo: string;
  comesFrom: string;
  /** Something happened on it that the event forbids. */
  breached: boolean;
  /** Layers of its lock that do not hold, since what they forbid is there; by name, empty where all is well. */
  broken: string;
  heard: string;

  /** Not watched one by one: who draws them looks when the device was told again. */
  trips: Trip[] = [];
  turns: Turn[];

  constructor(id: string, device: VenueDevice, wall: number) {
    this.id = id;
    this.device = $state.raw(device);
    this.told = $state(performance.now());
    this.health = $state(device.status?.health ?? DeviceHealth.UNSPECIFIED);
    this.level = $state(levelOf(device.status?.healthLevel));
    this.urgent = $state(device.alarm === AlarmLevel.ALARM);
    this.state = $state(device.status?.state ?? DeviceState.UNSPECIFIED);
    this.seat = $state.raw(seatOf(device));
    this.locked = $state(device.locked !== "");
    this.calling = $state(false);
    this.helped = $state(false);
    this.differs = $state(false);
    this.boardTrouble = $state(false);
    this.boardBattery = $state("");
    this.boardState = $state("");
    this.out = $state(false);
    this.goesTo = $state("");
    this.comesFrom = $state("");
    this.breached = $state(device.breaches.length > 0);
    this.broken = $state(brokenOf(device));
    this.heard = $state("");
    this.turns = $state.raw([turn(device, wall)]);
    this.#trip(device, wall);
    this.#board(device);
    this.look(performance.now());
  }

  change(device: VenueDevice, wall: number) {
    const next = turn(device, wall);
    const last = this.turns.at(-1);
    if (!last || !same(last, next)) this.turns = [...this.turns, next].slice(-MOST_TURNS);
    this.#trip(device, wall);
    this.device = device;
    this.told = performance.now();
    this.health = device.status?.health ?? DeviceHealth.UNSPECIFIED;
    this.level = levelOf(device.status?.healthLevel);
    this.urgent = device.alarm === AlarmLevel.ALARM;
    this.state = device.status?.state ?? DeviceState.UNSPECIFIED;
    this.locked = device.locked !== "";
    this.breached = device.breaches.length > 0;
    this.broken = brokenOf(device);
    const seat = seatOf(device);
    if (!sameSeat(this.seat, seat)) this.seat = seat;
    this.#board(device);
    this.look(this.told);
  }

  /** Its player is still to be checked or to come before the game: many are, and are counted together. */
  get gathers(): boolean {
    const { health } = this;
    const gathers = health === DeviceHealth.NOT_CHECKED || health === DeviceHealth.PLAYER_ABSENT;
    return gathers && this.seat?.at.game === GamePhase.BEFORE;
  }

  /** What the node remembers; what came here since goes on behind it. */
  recall({ trips, turns }: DeviceHistory) {
    const seen = this.trips[0]?.at ?? Infinity;
    const earlier = trips
      .map(({ wallMs, venueUs, coordinatorUs }) => ({
        at: ms(wallMs),
        venue: venueUs,
        coordinator: coordinatorUs,
      }))
      .filter(({ at }) => at < seen);
    this.trips = [...earlier, ...this.trips].slice(-MOST_TRIPS);
    const told = turns.map(({ wallMs, health, alarm, locked }) => ({
      at: ms(wallMs),
      health,
      alarm,
      locked,
    }));
    const last = told.at(-1);
    if (!last) return;
    const later = this.turns.filter(({ at }) => at > last.at);
    const [next] = later;
    if (next && same(last, next)) later.shift();
    this.turns = [...told, ...later].slice(-MOST_TURNS);
  }

  /** How long ago it was heard, by now (`pulse` time). */
  look(now: number) {
    const since = age(this, now);
    this.heard = showHeard(since, this.level !== "problem" && this.health !== DeviceHealth.LATE);
  }

  #board({ status }: VenueDevice) {
    const board = status?.physicalBoard;
    this.boardTrouble = isOfBoard(this.health);
    this.boardBattery = batteryText(this.health, board);
    this.boardState = board ? stateWord(board) : "";
  }

  #trip({ status }: VenueDevice, wall: number) {
    // Of a device that is silent there is only what was measured last.
    if (!status || !isHere(status.state) || ms(status.ageMs) >= MEASURED) return;
    const last = this.trips.at(-1);
    if (last && wall - last.at < 900) return;
    const { venueRoundTripUs, coordinatorRoundTripUs } = status;
    this.trips.push({ at: wall, venue: venueRoundTripUs, coordinator: coordinatorRoundTripUs });
    if (this.trips.length > MOST_TRIPS) this.trips.shift();
  }
}

const turn = ({ status, alarm, locked }: VenueDevice, at: number): Turn => ({
  at,
  health: status?.health ?? DeviceHealth.UNSPECIFIED,
  alarm,
  locked,
});

const same = (a: Turn, b: Turn): boolean =>
  a.health === b.health && a.alarm === b.alarm && a.locked === b.locked;
