import { expect, test } from "vitest";
import { partly } from "./wholeNotes";

test("a note is hidden while the foot cuts it in two, and not one that is higher than its box", () => {
  const box = { top: 100, bottom: 200 };
  const cases: [number, number, boolean][] = [
    [100, 150, false],
    [150, 200, false],
    [150, 201, false],
    [160, 210, true],
    [199, 250, true],
    // Out of sight altogether, or scrolled past.
    [200, 250, false],
    [80, 130, false],
    // It is read in parts.
    [150, 260, false],
  ];
  for (const [top, bottom, hidden] of cases)
    expect(partly([{ top, bottom }], box), `${top} to ${bottom}`).toEqual([hidden]);
});
