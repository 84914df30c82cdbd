// What rulings would come to. Those that come to the same are one, named by all of them.
import type { OfferReply, OfferView } from "../../../api/adoube/v1/incident_pb";
import { refusal, told, type Why } from "../../../shared/refusal";
import { groupBy } from "../../../shared/group";
import { t } from "../../../shared/i18n.svelte";
import { numberedMove } from "../../../shared/moveNumbers";
import { san } from "../../../shared/pieces.svelte";
import { showWhole } from "../../../shared/span";
import { ms, name, sideName } from "../../../shared/wire";
import { restarts, type Choice } from "./wishes";

/** How many rulings there were, and which proposal waited; 0 for none. */
export interface Seen {
  after: number;
  insteadOf: number;
}

export interface Offered {
  choice: Choice;
  /** As it was worked out: what it comes to is said of that. */
  seen: Seen;
  /** How long the clocks wait once both players are ready, ms; as the regulations say if absent. */
  startIn?: bigint;
  reply: OfferReply | null;
  /** Why it cannot be. */
  refused: Why | null;
}

/** Why it is not offered: the list has no room for articles, and a browser's words are none. */
export const notOffered = (why: Why): string => (why.unreachable ? told(why) : refusal(why));

export interface Folded {
  first: Offered;
  names: Choice["name"][];
}

// What differs by more is not the same to a player.
const tenths = (value: bigint | undefined) => Math.floor(ms(value) / 100);

const outcome = (offer: OfferView): string =>
  [name(offer.board), offer.text, tenths(offer.after?.white), tenths(offer.after?.black)].join("|");

// What is refused comes to nothing: resumes are told apart from restarts all the same, each in its place.
const key = ({ choice, reply, refused }: Offered): string =>
  reply
    ? reply.offers.map(outcome).join("\n")
    : `refused ${restarts(choice.name)} ${refused ? told(refused) : ""}`;

export function folded(offers: Offered[]): Folded[] {
  return [...groupBy(offers, key).values()].flatMap((same) => {
    const first = same[0];
    return first ? [{ first, names: same.map(({ choice }) => choice.name) }] : [];
  });
}

/** Whether a clock runs that it says the time of: a moment later it would say less. */
export const runsOn = ({ reply }: Pick<Offered, "reply">): boolean =>
  (reply?.offers ?? []).some(({ notes }) => notes.some(({ word }) => word === "runs-on"));

/** What both clocks come to together, and began with; empty where the ruling does not set them in this game. */
export function together({ after, beganWith }: OfferView): string {
  if (!after || beganWith === 0n) return "";
  const sum = showWhole(ms(after.white) + ms(after.black));
  return t("console-offer-together", { sum, began: showWhole(ms(beganWith)) });
}

/** Who has not come back yet; empty for nobody. */
export function stillAway({ away }: OfferView): string {
  const [one, other] = away;
  if (one === undefined) return "";
  if (other !== undefined) return t("console-offer-both-away");
  return t("console-offer-still-away", { side: t(`pages-side-${sideName(one) || "white"}`) });
}

/** Moves in the reader's letters, the first of them being the half-move of that number: `12.Nf3 d5`. */
export function numbered(first: number, sans: readonly string[]): string {
  return sans
    .map((english, index) => {
      const [half, move] = [first + index, san(english)];
      return half % 2 === 1 || index === 0 ? numberedMove(half, move) : move;
    })
    .join(" ");
}
