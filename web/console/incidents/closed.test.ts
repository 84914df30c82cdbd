// Closed incidents beside those that are watched.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { withClosed } from "./stages";

const briefs = (...told: [number, string][]) =>
  told.map(([number, stage]) => create(IncidentBriefSchema, { number, stage }));
const shown = (asked: [number, string][], watched: [number, string][]) =>
  withClosed(briefs(...asked), briefs(...watched)).map(({ number, stage }) => `${number} ${stage}`);

test("what was open as closed ones were asked for is told by the watch alone", () => {
  expect(
    shown(
      [
        [1, "closed"],
        [2, "open"],
      ],
      [[2, "executed"]],
    ),
  ).toEqual(["1 closed", "2 executed"]);
  // It closed while the page was cut off: the watch tells of it no more.
  expect(
    shown(
      [
        [1, "closed"],
        [2, "open"],
      ],
      [],
    ),
  ).toEqual(["1 closed"]);
  // It was opened again.
  expect(shown([[1, "closed"]], [[1, "open"]])).toEqual(["1 open"]);
});
