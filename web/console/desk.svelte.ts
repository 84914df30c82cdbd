// What everybody in the console works with: who one is, what one may, the round, the event.
import { createClient, type Client, type Transport } from "@connectrpc/connect";
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { Role } from "../api/adoube/v1/common_pb";
import { Event, type EventView } from "../api/adoube/v1/event_pb";
import { Incidents } from "../api/adoube/v1/incident_pb";
import { Sessions, type WhoReply } from "../api/adoube/v1/sessions_pb";
import { language, t } from "../shared/i18n.svelte";
import { officeBeside, titled } from "../shared/office";
import { told, why } from "../shared/refusal";
import { showAge } from "../shared/span";
import { ms } from "../shared/wire";
import * as zone from "../shared/zone";
import { Live } from "./live.svelte";
import { verbWords } from "../shared/verbs";

export interface Clients {
  event: Client<typeof Event>;
  incidents: Client<typeof Incidents>;
  sessions: Client<typeof Sessions>;
}

export const clients = (transport: Transport): Clients => ({
  event: createClient(Event, transport),
  incidents: createClient(Incidents, transport),
  sessions: createClient(Sessions, transport),
});

export class Desk {
  readonly clients: Clients;
  readonly who: WhoReply;
  /** What the office allows, as words of the role table. */
  readonly verbs: ReadonlySet<string>;
  readonly live: Live;
  /** Players, venues, officials, rounds; null until it came. */
  event = $state.raw<EventView | null>(null);
  /** Reasons of rulings that are being written, by incident: who looks at a board meanwhile finds his again. */
  readonly reasons = new SvelteMap<number, string>();
  #leave: (text: string) => void;
  #asked = 0;
  #told = 0;

  constructor(clients: Clients, who: WhoReply, leave: (text: string) => void) {
    this.clients = clients;
    this.who = who;
    this.verbs = verbWords(who);
    this.#leave = leave;
    this.live = new Live({
      event: clients.event,
      tournament: who.tournament,
      signedOut: (found) => leave(told(found)),
    });
  }

  get tournament() {
    return this.who.tournament;
  }

  /** Whether nothing is heard from the coordinator: all that is shown was so once. */
  get cut(): boolean {
    return this.live.follower.stale;
  }

  /** A state as it is, or while the page is cut off as it was known last, with its age. */
  lastKnown(state: string): string {
    const { stale, age } = this.live.follower;
    return stale && age !== null
      ? t("console-connection-was", { state, age: showAge(age) })
      : state;
  }

  /** How long a state lasts by now, ms; null while the page is cut off: that it lasts is not known then. */
  readonly lasting = (since: number): number | null => (this.cut ? null : this.live.since(since));

  /** Why nothing is shown yet. */
  get waiting(): string {
    return t(
      this.live.follower.state === "lost" ? "console-connection-nothing-yet" : "pages-loading",
    );
  }

  /** The office in which one is signed in. */
  get role(): Role {
    return this.who.session?.role ?? Role.UNSPECIFIED;
  }

  /** Whether the office allows it: a word of the role table. */
  may(verb: string): boolean {
    return this.verbs.has(verb);
  }

  /** What the event is made of; asked again when a round comes or goes. */
  async describe() {
    const turn = ++this.#asked;
    try {
      const told = await this.clients.event.describe({ tournament: this.tournament });
      // Of several answers on their way none takes the place of one that was asked for later.
      if (turn > this.#told) [this.event, this.#told] = [told, turn];
    } catch (error) {
      this.failed(error);
    }
  }

  /** Why something did not work; leaves the console where the session is over. */
  failed(error: unknown) {
    const found = why(error);
    if (found.signedOut) this.#leave(told(found));
    return found;
  }

  leave() {
    this.#leave("");
  }

  /** A venue's name, or its id. */
  venueName(id: string): string {
    const named = this.live.venues.get(id)?.view.name;
    return named || (this.event?.venues.find((venue) => venue.id === id)?.name ?? id);
  }

  zoneOf(venue: string): string {
    const found = this.event?.venues.find((entry) => entry.id === venue);
    return found?.timeZone || this.who.timeZone;
  }

  person(id: string): string {
    return this.event?.officials.find((official) => official.person === id)?.name || id;
  }

  /** The office beside a name, with its venue: `local chief arbiter, Madrid`. */
  office(name: string, role: Role, venue: string): string {
    const office = officeBeside(name, role);
    return [office, venue && this.venueName(venue)].filter(Boolean).join(", ");
  }

  /** Who ruled, in the office that lets him. */
  ruler(id: string): string {
    const offices = [Role.CHIEF_ARBITER, Role.ARBITER];
    const found = this.event?.officials.find(
      ({ person, role }) => person === id && offices.includes(role),
    );
    return found ? titled(this.person(id), found.role) : this.person(id);
  }

  /** `Fri 17 Jun 2022 14:03 CEST` by the event's first venue, or one's own. */
  when(at: bigint): string {
    const { timeZone } = this.who;
    const time = `${zone.minute(ms(at), timeZone)} ${zone.zoneName(ms(at), timeZone)}`;
    return `${zone.day(ms(at), timeZone, language.code)} ${time}`;
  }

  /** `14:03:59 CEST` by the event's first venue, or one's own. */
  clock(at: number): string {
    const { timeZone } = this.who;
    return at > 0 ? zone.stamp(at, timeZone) : "";
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk) => setContext(KEY, desk);
export const getDesk = () => getContext<Desk>(KEY);
