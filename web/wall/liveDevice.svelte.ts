// A device as it was last told, and what this page has seen of it since it was opened.
import type { VenueDevice } from "../api/adoube/v1/lta_pb";
import { age, showHeard } from "./grid/age";
import { sameSeat, seatOf, type SeatHere } from "./grid/seat";
import { degree, isTrouble, type Degree } from "./look";

/** Round trips at a time, microseconds; 0 for none. */
export interface Trip {
  at: number;
  venue: number;
  coordinator: number;
}

/** A change that this page saw: by the venue's wall clock. */
export interface Turn {
  at: number;
  state: string;
  alarm: string;
  locked: string;
}

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
  degree: Degree;
  state: string;
  seat: SeatHere | null;
  locked: boolean;
  heard: string;

  /** Not watched one by one: who draws them looks when the device was told again. */
  trips: Trip[] = [];
  turns: Turn[];

  constructor(id: string, device: VenueDevice, wall: number) {
    this.id = id;
    this.device = $state.raw(device);
    this.told = $state(performance.now());
    this.degree = $state(degree(device));
    this.state = $state(device.status?.state ?? "");
    this.seat = $state.raw(seatOf(device));
    this.locked = $state(device.locked !== "");
    this.heard = $state("");
    this.turns = $state.raw([turn(device, wall)]);
    this.#trip(device, wall);
    this.look(performance.now());
  }

  change(device: VenueDevice, wall: number) {
    const next = turn(device, wall);
    const last = this.turns.at(-1);
    if (!last || !same(last, next)) this.turns = [...this.turns, next].slice(-MOST_TURNS);
    this.#trip(device, wall);
    this.device = device;
    this.told = performance.now();
    this.degree = degree(device);
    this.state = device.status?.state ?? "";
    this.locked = device.locked !== "";
    const seat = seatOf(device);
    if (!sameSeat(this.seat, seat)) this.seat = seat;
    this.look(this.told);
  }

  /** How long ago it was heard, by now (`pulse` time). */
  look(now: number) {
    this.heard = showHeard(age(this, now), !isTrouble(this.degree));
  }

  #trip({ status }: VenueDevice, wall: number) {
    if (!status) return;
    const last = this.trips.at(-1);
    if (last && wall - last.at < 900) return;
    const { venueRoundTripUs, coordinatorRoundTripUs } = status;
    this.trips.push({ at: wall, venue: venueRoundTripUs, coordinator: coordinatorRoundTripUs });
    if (this.trips.length > MOST_TRIPS) this.trips.shift();
  }
}

const turn = ({ status, alarm, locked }: VenueDevice, at: number): Turn => ({
  at,
  state: status?.state ?? "",
  alarm,
  locked,
});

const same = (a: Turn, b: Turn): boolean =>
  a.state === b.state && a.alarm === b.alarm && a.locked === b.locked;
