// A device as it was last told, and what this page has seen of it since it was opened.
import type { VenueDevice } from "../api/adoube/v1/lta_pb";

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
  device: VenueDevice;
  /** When it was told (`pulse` time): ages count on from there. */
  told: number;
  /** Not watched one by one: who draws them looks when the device was told again. */
  trips: Trip[] = [];
  turns: Turn[];

  constructor(id: string, device: VenueDevice, wall: number) {
    this.id = id;
    this.device = $state.raw(device);
    this.told = $state(performance.now());
    this.turns = $state.raw([turn(device, wall)]);
    this.#trip(device, wall);
  }

  change(device: VenueDevice, wall: number) {
    const next = turn(device, wall);
    const last = this.turns.at(-1);
    if (!last || !same(last, next)) this.turns = [...this.turns, next].slice(-MOST_TURNS);
    this.#trip(device, wall);
    this.device = device;
    this.told = performance.now();
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
