// Orders to a device: what each asks for, and how it stands with one that was given.
import type { OrderView } from "../../api/adoube/v1/lta_pb";
import type { IconName } from "../../shared/Icon.svelte";

export interface OrderKind {
  what: string;
  /** Whether it has a text, of one line. */
  text: boolean;
  /** Asked about once more: the player notices it. */
  sure: boolean;
}

/** Asked for, and told, apart from the other orders. */
export const APPLICATIONS = "list-applications";

export const KINDS: readonly OrderKind[] = [
  { what: "message", text: true, sure: false },
  { what: "identify", text: false, sure: false },
  { what: "run-checks", text: false, sure: false },
  { what: "lock", text: true, sure: true },
  { what: "unlock", text: false, sure: false },
  { what: "restart-page", text: false, sure: true },
];

const FATES: Record<string, { tone: "good" | "warn" | "bad" | "quiet"; icon: IconName }> = {
  waiting: { tone: "warn", icon: "clock" },
  delivered: { tone: "warn", icon: "link" },
  done: { tone: "good", icon: "check" },
  refused: { tone: "bad", icon: "cross" },
  failed: { tone: "bad", icon: "alert" },
  expired: { tone: "bad", icon: "clock" },
  cancelled: { tone: "quiet", icon: "cross" },
  superseded: { tone: "quiet", icon: "next" },
};

export const fateLook = (fate: string) =>
  FATES[fate] ?? { tone: "quiet" as const, icon: "more" as const };

/** Whether something may still become of it. */
export const isOpen = ({ fate }: OrderView): boolean => fate === "waiting" || fate === "delivered";

/** A device's orders, the newest first. */
export const ordersOf = (orders: Iterable<OrderView>, device: string): OrderView[] =>
  [...orders]
    .filter((order) => order.device === device)
    .sort((a, b) => Number(b.number - a.number));
