// What rings at the wall comes to the ear of who listens, too.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { VenueAlarmKind, VenueAlarmSchema } from "../api/adoube/v1/uplink_pb";
import { Drawn } from "../dev/stand/drawn.svelte";
import { at, postOf } from "../dev/stand/post";
import { openModal } from "../shared/ear.svelte";
import { language } from "../shared/i18n.svelte";
import Heard from "./Heard.svelte";

beforeEach(() => (language.code = "en"));

const call = (number: number) =>
  create(VenueAlarmSchema, {
    id: `call-${number}`,
    kind: VenueAlarmKind.CALL,
    board: { round: 1, board: 2 },
    call: { number, seat: 1, name: "Ding, Liren", reason: "my mouse" },
  });
const HEARD = "Board 1.2: White (Ding, Liren) calls the arbiter: my mouse";

test("ven_4 ven_8 a new call is told once, what was there before is not; also over a dialog", async () => {
  const { hall, ...post } = postOf([]);
  const part = new Drawn(Heard, {}, at(Object.assign(post, { hall }) as never));
  const alert = () => document.querySelector("[role=alert]");
  const becomes = async (...numbers: number[]) => {
    hall.alarms = numbers.map(call);
    await part.settle();
    return alert()?.textContent;
  };
  await becomes(1);
  hall.current = true;
  await part.settle();
  expect(alert()?.textContent).toBe("");
  expect(await becomes(1, 2)).toBe(HEARD);
  const told = alert()?.firstElementChild;
  expect(await becomes(2)).toBe(HEARD);
  expect(alert()?.firstElementChild, "nothing is told again").toBe(told);
  await becomes(2, 3);
  const again = alert()?.firstElementChild;
  expect(again, "another one in the same words").not.toBe(told);
  await becomes(2);
  expect(alert()?.textContent, "what is so no more is not read").toBe("");
  await becomes(2, 3);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const shut = openModal(dialog);
  await becomes(2, 3, 4);
  expect(dialog.textContent, "it is heard over a dialog, too").toBe(HEARD);
  shut();
  await part.settle();
  expect(dialog.textContent).toBe("");
});
