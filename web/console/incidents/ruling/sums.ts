// Clocks as sums. Of an offer those of which the change is more than one thing, a gift and a deduction for instance;
// of a ruling every one that it changed.
import { type BasisView, ClockBasis, type SideBasisView } from "../../../api/adoube/v1/incident_pb";
import { type MessageId, t } from "../../../shared/i18n.svelte";
import { showWhole } from "../../../shared/span";
import { ms, SIDES } from "../../../shared/wire";

/** To the millisecond, so that it adds up. */
function exact(millis: number): string {
  const rest = millis % 1000;
  const digits = String(rest).padStart(3, "0").replace(/0+$/, "");
  return rest === 0 ? showWhole(millis) : `${showWhole(millis)}.${digits}`;
}

/** Those of which at least so many things are told. */
export function sums({ basis }: { basis?: BasisView }, least = 2): string[] {
  const typed = basis?.clocks === ClockBasis.TYPED;
  return SIDES.flatMap((side) => {
    const told = basis?.[side] && sum(basis[side], typed, least);
    return told ? [`${t(`pages-side-${side}`)}: ${told}`] : [];
  });
}

/** What was charged in the silences and is not given back, and why. */
export function notGiven(basis: BasisView): string[] {
  return SIDES.flatMap((name) => {
    const side = basis[name];
    if (!side) return [];
    const told = (
      key: "console-basis-elsewhere" | "console-basis-settled",
      amount: bigint,
      ruling = "",
    ) => t(key, { side: t(`pages-side-${name}`), time: exact(ms(amount)), ruling });
    const shares =
      side.givenBy.length > 0 || side.elsewhere === 0n
        ? side.givenBy
        : [{ ruling: basis.by.join(", "), amount: side.elsewhere }];
    return [
      ...shares.map(({ ruling, amount }) => told("console-basis-elsewhere", amount, ruling)),
      ...(side.settled > 0n ? [told("console-basis-settled", side.settled)] : []),
    ];
  });
}

/** Empty where fewer things are told. */
function sum(side: SideBasisView, typed: boolean, least: number): string {
  const [set, stood] = [ms(side.set), ms(side.stood)];
  const [deducted, added, earlier] = [ms(side.deducted), ms(side.added), ms(side.earlier)];
  const kept = side.kept.reduce((all, { amount }) => all + ms(amount), 0);
  const all: [string, MessageId, number][] = [
    ["+", "officials-sum-back", ms(side.back)],
    ["−", "officials-sum-earlier-less", Math.max(earlier, 0)],
    ["+", "officials-sum-earlier-more", Math.max(-earlier, 0)],
    ["+", "console-sum-kept", kept],
    ["−", "officials-sum-deducted", deducted],
    ["+", "officials-sum-added", added],
  ];
  const terms = all.filter(([, , time]) => time > 0);
  if (terms.length + (typed ? 1 : 0) < least) return "";
  const first = typed
    ? t("officials-sum-typed", { time: exact(set - added + deducted), stood: exact(stood) })
    : t("officials-sum-stood", { time: exact(stood) });
  const told = terms.map(([sign, key, time]) => `${sign} ${t(key, { time: exact(time) })}`);
  return `${[first, ...told].join(" ")} = ${exact(set)}`;
}
