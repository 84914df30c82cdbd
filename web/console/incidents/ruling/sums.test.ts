import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BasisViewSchema, ClockBasis, OfferViewSchema } from "../../../api/adoube/v1/incident_pb";
import { language } from "../../../shared/i18n.svelte";
import { notGiven, sums } from "./sums";

const offer = (clocks: ClockBasis, white: object, black: object) =>
  create(OfferViewSchema, { basis: { clocks, white, black } });

test("dis_4 an offer shows gift, deduction and net", () => {
  language.code = "en";
  const back = { stood: 600_000n, back: 40_250n, set: 640_250n };
  const both = { ...back, deducted: 60_000n, set: 580_250n };
  expect(sums(offer(ClockBasis.LAST_CONTACT, both, back))).toEqual([
    "White: 0:10:00 on the clock + 0:00:40.25 given back − 0:01:00 deducted = 0:09:40.25",
  ]);
  const typed = { stood: 600_000n, set: 240_000n };
  expect(sums(offer(ClockBasis.TYPED, typed, { ...typed, deducted: 60_000n }))).toEqual([
    "Black: 0:05:00 set by the arbiter (the clock showed 0:10:00) − 0:01:00 deducted = 0:04:00",
  ]);
  expect(sums(create(OfferViewSchema))).toEqual([]);
});

test("dis_4 a ruling shows each clock that it changed as a sum, and what it leaves out", () => {
  language.code = "en";
  const white = { stood: 574_389n, back: 51_528n, deducted: 60_000n, set: 565_917n };
  const stays = { stood: 521_000n, set: 521_000n, settled: 2_000n };
  const basis = create(BasisViewSchema, {
    clocks: ClockBasis.LAST_CONTACT,
    white: { ...white, givenBy: [{ ruling: "3.1", amount: 1_500n }] },
    black: stays,
  });
  expect(sums({ basis }, 1)).toEqual([
    "White: 0:09:34.389 on the clock + 0:00:51.528 given back − 0:01:00 deducted = 0:09:25.917",
  ]);
  expect(notGiven(basis)).toEqual([
    "White: 0:00:01.5 is not given back here, because ruling 3.1 gives it back",
    "Black: 0:00:02 is not given back, because it ran before an arbiter set the clock",
  ]);
  const gift = create(BasisViewSchema, { white: { stood: 1_000n, back: 500n, set: 1_500n } });
  expect([sums({ basis: gift }), sums({ basis: gift }, 1).length]).toEqual([[], 1]);
});
