// Orders to a device: what each asks for, and how it stands with one that was given.
import type { OrderView } from "../../api/adoube/v1/lta_pb";
import { OrderFate, OrderKind } from "../../api/adoube/v1/telemetry_pb";
import type { IconName } from "../../shared/Icon.svelte";
import { word } from "../../shared/i18n.svelte";
import { enumWord } from "../../shared/wire";

export interface OrderChoice {
  what: OrderKind;
  /** Whether it has a text, of one line. */
  text: boolean;
  /** Asked about once more: the player notices it. */
  sure: boolean;
}

/** Asked for, and told, apart from the other orders. */
export const APPLICATIONS = OrderKind.LIST_APPLICATIONS;

export const KINDS: readonly OrderChoice[] = [
  { what: OrderKind.MESSAGE, text: true, sure: false },
  { what: OrderKind.IDENTIFY, text: false, sure: false },
  { what: OrderKind.RUN_CHECKS, text: false, sure: false },
  { what: OrderKind.LOCK, text: true, sure: true },
  { what: OrderKind.UNLOCK, text: false, sure: false },
  { what: OrderKind.RESTART_PAGE, text: false, sure: true },
];

const FATES: Record<OrderFate, { tone: "good" | "warn" | "bad" | "quiet"; icon: IconName }> = {
  [OrderFate.UNSPECIFIED]: { tone: "quiet", icon: "more" },
  [OrderFate.WAITING]: { tone: "warn", icon: "clock" },
  [OrderFate.DELIVERED]: { tone: "warn", icon: "link" },
  [OrderFate.DONE]: { tone: "good", icon: "check" },
  [OrderFate.REFUSED]: { tone: "bad", icon: "cross" },
  [OrderFate.FAILED]: { tone: "bad", icon: "alert" },
  [OrderFate.EXPIRED]: { tone: "bad", icon: "clock" },
  [OrderFate.CANCELLED]: { tone: "quiet", icon: "cross" },
  [OrderFate.SUPERSEDED]: { tone: "quiet", icon: "next" },
};

export const fateLook = (fate: OrderFate) => FATES[fate] ?? FATES[OrderFate.UNSPECIFIED];

/** What is ordered, as the ids of texts have it; and its name. */
export const orderId = (what: OrderKind): string => `wall-order-${enumWord(OrderKind, what)}`;
export const orderName = (what: OrderKind): string => word("wall-order", enumWord(OrderKind, what));

export const fateName = (fate: OrderFate): string => word("pages-fate", enumWord(OrderFate, fate));

/** Whether something may still become of it. */
export const isOpen = ({ fate }: OrderView): boolean =>
  fate === OrderFate.WAITING || fate === OrderFate.DELIVERED;

/** A device's orders, the newest first. */
export const ordersOf = (orders: Iterable<OrderView>, device: string): OrderView[] =>
  [...orders]
    .filter((order) => order.device === device)
    .sort((a, b) => Number(b.number - a.number));
