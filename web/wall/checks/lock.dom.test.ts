// What is said of the lock of a device after it was checked.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { OrderViewSchema } from "../../api/adoube/v1/lta_pb";
import { LockCheck, OrderFate, OrderKind } from "../../api/adoube/v1/telemetry_pb";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { at, postOf } from "../../dev/stand/post";
import { language } from "../../shared/i18n.svelte";
import CheckAll from "./CheckAll.svelte";
import LockReport from "./LockReport.svelte";

beforeEach(() => (language.code = "en"));

const checked = (lock: LockCheck) => {
  const post = postOf(["order"]);
  const order = {
    id: "1",
    number: 1n,
    device: "madrid-1",
    what: OrderKind.RUN_CHECKS,
    fate: OrderFate.DONE,
    lock,
  };
  post.hall.orders.set("1", create(OrderViewSchema, order));
  return post;
};

test("O 18.5: a device of which nothing is asked is told so, and is not said to hold", () => {
  const post = checked(LockCheck.NOT_REQUIRED);
  const report = new Drawn(LockReport, { device: "madrid-1" }, at(post));
  expect(report.text).toContain("no lock required; not checked");
  expect(report.text).not.toContain("verified");
  const all = new Drawn(CheckAll, { devices: ["madrid-1"] }, at(post));
  expect(all.text).toContain("0 of 1 locks verified · no lock required: 1");
  const held = checked(LockCheck.WORKS);
  expect(new Drawn(LockReport, { device: "madrid-1" }, at(held)).text).toContain("verified");
});
