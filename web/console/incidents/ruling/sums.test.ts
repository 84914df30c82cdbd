import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { OfferViewSchema } from "../../../api/adoube/v1/incident_pb";
import { language } from "../../../shared/i18n.svelte";
import { sums } from "./sums";

const offer = (clocks: string, white: object, black: object) =>
  create(OfferViewSchema, { basis: { clocks, white, black } });

test("dis_4 an offer shows gift, deduction and net", () => {
  language.code = "en";
  const back = { stood: 600_000n, back: 40_250n, set: 640_250n };
  const both = { ...back, deducted: 60_000n, set: 580_250n };
  expect(sums(offer("last-contact", both, back))).toEqual([
    "White: 0:10:00 as it stood + 0:00:40.25 given back − 0:01:00 deducted = 0:09:40.25",
  ]);
  const typed = { stood: 600_000n, set: 240_000n };
  expect(sums(offer("typed", typed, { ...typed, deducted: 60_000n }))).toEqual([
    "Black: 0:05:00 typed (it stood at 0:10:00) − 0:01:00 deducted = 0:04:00",
  ]);
  expect(sums(create(OfferViewSchema))).toEqual([]);
});
