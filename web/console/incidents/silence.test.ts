import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { AbsenceViewSchema } from "../../api/adoube/v1/incident_pb";
import { chosenOf, firstOf, isAway, playersOf, silenceOf } from "./silence";

const silence = (board: number, side: number, at: bigint) =>
  create(AbsenceViewSchema, { board: { round: 1, board }, side, detected: { at } });

test("a silence that is looked at stays that when another board falls silent", () => {
  const [first, second, again] = [silence(3, 1, 10n), silence(4, 2, 10n), silence(4, 2, 50n)];
  const which = silenceOf(second);
  expect(chosenOf([first, second], which)).toBe(second);
  expect(chosenOf([silence(1, 1, 20n), first, second, again], which)).toBe(second);
  expect(chosenOf([first, again], which)).toBe(first);
  expect(chosenOf([first, second], "")).toBe(first);
  expect(chosenOf([], which)).toBeUndefined();
});

test("dis_3 a player whose silence goes on in another game, as the other side, is counted once", () => {
  const seat = { board: { round: 2, board: 1 }, name: "Hook", venue: "madrid" };
  const first = create(AbsenceViewSchema, { ...seat, side: 1, replaced: { at: 30n } });
  const next = create(AbsenceViewSchema, { ...seat, side: 2, continued: true });
  const both = [first, next];
  expect([playersOf(both), both.filter(isAway)]).toEqual([1, [next]]);
  const other = create(AbsenceViewSchema, { ...seat, name: "Gil", back: { at: 40n } });
  expect([playersOf([...both, other]), [other].filter(isAway)]).toEqual([2, []]);
});

test("dis_5 an incident opens on the game that its board is at, not on one that was replaced", () => {
  const part = (board: number, attempt: number, lastAttempt: number) =>
    create(AbsenceViewSchema, { board: { round: 1, board }, attempt, lastAttempt });
  const [replaced, next, other] = [part(1, 1, 2), part(1, 2, 2), part(2, 1, 1)];
  expect(firstOf([replaced, next, other])).toBe(next);
  expect(chosenOf([replaced, next], "")).toBe(next);
  expect(firstOf([other, replaced, next])).toBe(other);
  expect(firstOf([replaced])).toBe(replaced);
  expect(firstOf([])).toBeUndefined();
});
