// The clocks of an offer of which the change is more than one thing, a gift and a deduction for instance: each as
// the sum by which it is told once it is ruled.
import type { OfferView, SideBasisView } from "../../../api/adoube/v1/incident_pb";
import { t, type Key } from "../../../shared/i18n.svelte";
import { showWhole } from "../../../shared/span";
import { ms, SIDES } from "../../../shared/wire";

/** To the millisecond, so that it adds up. */
function exact(millis: number): string {
  const rest = millis % 1000;
  const digits = String(rest).padStart(3, "0").replace(/0+$/, "");
  return rest === 0 ? showWhole(millis) : `${showWhole(millis)}.${digits}`;
}

export function sums({ basis }: OfferView): string[] {
  const typed = basis?.clocks === "typed";
  return SIDES.flatMap((side) => {
    const told = basis?.[side] && sum(basis[side], typed);
    return told ? [`${t(`side.${side}`)}: ${told}`] : [];
  });
}

/** Empty where the change alone says it. */
function sum(side: SideBasisView, typed: boolean): string {
  const [set, stood] = [ms(side.set), ms(side.stood)];
  const [deducted, added, earlier] = [ms(side.deducted), ms(side.added), ms(side.earlier)];
  const kept = side.kept.reduce((all, { amount }) => all + ms(amount), 0);
  const all: [Key, number][] = [
    ["sum.back", ms(side.back)],
    ["sum.earlier-less", Math.max(earlier, 0)],
    ["sum.earlier-more", Math.max(-earlier, 0)],
    ["sum.kept", kept],
    ["sum.deducted", deducted],
    ["sum.added", added],
  ];
  const terms = all.filter(([, time]) => time > 0);
  if (terms.length + (typed ? 1 : 0) < 2) return "";
  const first = typed
    ? t("sum.typed", { time: exact(set - added + deducted), stood: exact(stood) })
    : t("sum.stood", { time: exact(stood) });
  const told = terms.map(([key, time]) => t(key, { time: exact(time) }));
  return `${[first, ...told].join(" ")} = ${exact(set)}`;
}
