// That an arbiter may rule in the Chief Arbiter's place, or might: by whose word, since when, why, and how it ended.
import type { DelegationView } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";

type Named = (person: string) => string;
type When = (at: bigint) => string;

/** A line for its beginning and one for its end. */
export function delegation(one: DelegationView, named: Named, when: When): string[] {
  const why = (reason: string) => reason || t("console-delegate-no-reason");
  const begun = t("console-delegate-since", {
    who: named(one.person),
    by: named(one.by),
    at: when(one.since),
    reason: why(one.reason),
  });
  if (one.endedAt === 0n) return [begun, t("console-delegate-holds")];
  const ended = t("console-delegate-ended", {
    by: named(one.endedBy),
    at: when(one.endedAt),
    reason: why(one.endedReason),
  });
  return [begun, ended];
}
