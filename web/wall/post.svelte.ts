// What everybody at the wall works with: who one is, what one may, the venue.
import { createClient, type Client, type Transport } from "@connectrpc/connect";
import { getContext, setContext } from "svelte";
import type { DescMessage, MessageInitShape } from "@bufbuild/protobuf";
import { Lta, type GiveOrderRequestSchema } from "../api/adoube/v1/lta_pb";
import type { VenueIntentSchema } from "../api/adoube/v1/uplink_pb";
import { Sessions, type WhoReply } from "../api/adoube/v1/sessions_pb";
import type { Once } from "../shared/once";
import { told, toldOfCommand, why } from "../shared/refusal";
import { hexOf } from "../shared/wire";
import * as zone from "../shared/zone";
import { Batch } from "./checks/batch.svelte";
import { Drafts } from "./drafts.svelte";
import { Hall } from "./hall.svelte";
import { Sheets } from "./sheets.svelte";
import { verbWords } from "../shared/verbs";

type Intent = Omit<Plain<typeof VenueIntentSchema>, "id">;
type Order = Omit<Plain<typeof GiveOrderRequestSchema>, "id">;
type Plain<S extends DescMessage> = Exclude<MessageInitShape<S>, { $typeName: string }>;

export interface Clients {
  lta: Client<typeof Lta>;
  sessions: Client<typeof Sessions>;
}

export const clients = (transport: Transport): Clients => ({
  lta: createClient(Lta, transport),
  sessions: createClient(Sessions, transport),
});

export class Post {
  readonly clients: Clients;
  readonly who: WhoReply;
  /** What the office allows, as words of the role table. */
  readonly verbs: ReadonlySet<string>;
  readonly hall: Hall;
  readonly drafts = new Drafts();
  readonly sheets = new Sheets();
  /** Checks that are recorded together, also while their dialog is closed. */
  readonly batch = new Batch({
    waiting: () => this.hall.waiting,
    pause: () => new Promise((done) => setTimeout(done, 250)),
    told: (error) => toldOfCommand(this.failed(error)),
  });
  #leave: (text: string) => void;

  constructor(clients: Clients, who: WhoReply, leave: (text: string) => void) {
    this.clients = clients;
    this.who = who;
    this.verbs = verbWords(who);
    this.#leave = leave;
    this.hall = new Hall(clients.lta, (found) => leave(told(found)));
  }

  /** By which name the coordinator calls whoever is signed in. */
  get called(): string {
    return this.who.name || (this.who.session?.person ?? "");
  }

  /** An official by name where that is known here, else by id. */
  person(id: string): string {
    const isOwn = id === this.who.session?.person;
    if (isOwn) return this.called;
    return this.hall.begin?.officials.find(({ person }) => person === id)?.name ?? id;
  }

  /** Whether what is asked for here would arrive: the venue's node is heard. */
  get reached(): boolean {
    return !this.hall.follower.stale;
  }

  may(verb: string): boolean {
    return this.verbs.has(verb);
  }

  /** Asks the coordinator for something; what becomes of it is told with the rest. */
  async intend(once: Once, intent: Intent) {
    const { lta } = this.clients;
    const asked = await once.send(intent, (id) =>
      lta.intend({ intent: { ...intent, id: hexOf(id) } }),
    );
    this.hall.asked(asked);
  }

  /** Orders something of a device; what becomes of it is told with the rest. */
  async order(once: Once, order: Order) {
    const { lta } = this.clients;
    const given = await once.send(order, (id) => lta.giveOrder({ ...order, id: hexOf(id) }));
    this.hall.answered(given);
  }

  failed(error: unknown) {
    const found = why(error);
    if (found.signedOut) this.#leave(told(found));
    return found;
  }

  leave() {
    this.#leave("");
  }

  /** Nobody is here any more: what comes after him is not done in his name, nor in that of who signs in next. */
  close() {
    this.batch.stop();
    this.hall.follower.stop();
  }

  /** By the venue's time zone; by the browser's where the node does not know it: who looks at a wall is in its
   * hall. */
  get #zone(): string {
    return this.who.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  }

  /** `14:03:59`. */
  clock(at: number): string {
    return at > 0 ? zone.time(at, this.#zone) : "";
  }

  /** `14:03`. */
  readonly minute = (at: number): string => zone.minute(at, this.#zone);

  /** `CEST`: by which zone that is. */
  zoneName(at: number): string {
    return at > 0 ? zone.zoneName(at, this.#zone) : "";
  }
}

const KEY = Symbol("post");
export const setPost = (post: Post) => setContext(KEY, post);
export const getPost = () => getContext<Post>(KEY);
