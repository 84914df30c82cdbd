// What an LCA found of a player, sent to be recorded.
import { CheckKind } from "../../api/adoube/v1/common_pb";
import type { Once } from "../../shared/once";
import type { SeatHere } from "../grid/seat";
import type { Post } from "../post.svelte";
import { checkOf, digestOf } from "./reports";
import type { Check } from "./rows";

export async function recordPassed(
  post: Post,
  once: Once,
  seat: SeatHere,
  kinds: readonly Check[],
) {
  const ordered = checkOf(post.hall.orders.values(), seat.at.device);
  const { board, side, record: seen } = seat.at;
  for (const kind of kinds) {
    // What was seen here is what is signed.
    const report = kind === CheckKind.DEVICE ? digestOf(ordered) : "";
    const what = { case: "check" as const, value: { kind, passed: true, report } };
    await post.intend(once, { board, side, what, seen });
  }
}

/** With what was found, in the official's words. */
export async function recordFailed(
  post: Post,
  once: Once,
  seat: SeatHere,
  kind: Check,
  note: string,
) {
  const { board, side, record: seen } = seat.at;
  const what = { case: "check" as const, value: { kind, passed: false, report: "" } };
  await post.intend(once, { board, side, what, note, seen });
}
