import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { OrderViewSchema, VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { LockCheck, LockdownState, OrderFate, OrderKind } from "../../api/adoube/v1/telemetry_pb";
import { language } from "../../shared/i18n.svelte";
import { checkOf, digestOf, isHeld, programsFirst, tally, toldLine } from "./reports";

const digest = "ab".repeat(32);
const order = (
  number: number,
  device: string,
  what: OrderKind,
  fate: OrderFate,
  lines: string[] = [],
  lock = LockCheck.UNSPECIFIED,
) =>
  create(OrderViewSchema, {
    id: String(number),
    number: BigInt(number),
    device,
    what,
    fate,
    lines,
    lock,
  });

const orders = [
  order(1, "madrid-1", OrderKind.RUN_CHECKS, OrderFate.FAILED),
  order(2, "madrid-1", OrderKind.RUN_CHECKS, OrderFate.DONE, [
    `report: ${digest}`,
    "programs: works",
  ]),
  order(3, "madrid-1", OrderKind.LOCK, OrderFate.DONE),
  order(4, "madrid-2", OrderKind.RUN_CHECKS, OrderFate.DELIVERED),
  order(5, "madrid-3", OrderKind.RUN_CHECKS, OrderFate.EXPIRED),
];

test("O 18.5: the latest check of a device counts, and its report is what is signed", () => {
  expect(checkOf(orders, "madrid-1")?.id).toBe("2");
  expect(digestOf(checkOf(orders, "madrid-1"))).toBe(digest);
  expect(digestOf(checkOf(orders, "madrid-2"))).toBe("");
  expect(digestOf(order(6, "x", OrderKind.RUN_CHECKS, OrderFate.DONE, ["report: 12"]))).toBe("");
  expect(digestOf(undefined)).toBe("");
});

test("O 18.5: the hall's checks are counted by what the devices answered", () => {
  const hall = ["madrid-1", "madrid-2", "madrid-3", "madrid-4"];
  expect(tally(orders, hall, () => true)).toEqual({
    asked: 3,
    open: 1,
    hold: 1,
    unasked: 0,
    not: 1,
  });
  // What was tried before its machine was let go proves nothing.
  expect(tally(orders, hall, () => false)).toEqual({
    asked: 3,
    open: 1,
    hold: 0,
    unasked: 0,
    not: 2,
  });
  const { ENGAGED, RELEASED, UNAVAILABLE } = LockdownState;
  const of = (state?: LockdownState) =>
    isHeld({ device: create(VenueDeviceSchema, { lockdown: state ? { state } : undefined }) });
  expect([of(ENGAGED), of(RELEASED), of(UNAVAILABLE), of()]).toEqual([true, false, false, true]);
});

test("O 18.5: a machine of which nothing is asked is not counted as held", () => {
  const { RUN_CHECKS } = OrderKind;
  const checked = [
    order(1, "madrid-1", RUN_CHECKS, OrderFate.DONE, [], LockCheck.NOT_REQUIRED),
    ...orders.slice(3),
  ];
  expect(tally(checked, ["madrid-1", "madrid-2"], () => true)).toEqual({
    asked: 2,
    open: 1,
    hold: 0,
    unasked: 1,
    not: 0,
  });
});

test("ven_3 of what runs on a device its player's windows come first, its connections last", () => {
  const lines = [
    "screens: 1, eDP-1",
    "USB: nothing is plugged in",
    "connection: tcp 127.0.0.1:1 to 127.0.0.1:2 (user 0)",
    "waits for connections: tcp 0.0.0.0:22 (user 0)",
    "can show windows: chromium (user 1000) at :0",
    "window “Board” of chromium (user 1000) at :0",
    "chromium (user 1000) x9",
    "systemd (user 0)",
  ];
  const [screens, usb, connection, waits, ...programs] = lines;
  expect(programsFirst(lines)).toEqual([...programs, screens, usb, connection, waits]);
});

test("a line about a layer of the lock is shown in the reader's language", () => {
  language.code = "es";
  const line =
    "screens: works (reporting_only, required; 2 tested, 0 wrong) reported when it happens, not prevented";
  expect(toldLine(line)).toMatch(/^pantallas: funciona \(solo avisa, exigida; /);
});
