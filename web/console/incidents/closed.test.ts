// Closed incidents beside those that are watched.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentStage } from "../../api/adoube/v1/common_pb";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { withClosed } from "./stages";

const briefs = (...told: [number, IncidentStage][]) =>
  told.map(([number, stage]) => create(IncidentBriefSchema, { number, stage }));
const shown = (asked: [number, IncidentStage][], watched: [number, IncidentStage][]) =>
  withClosed(briefs(...asked), briefs(...watched)).map(({ number, stage }) => [number, stage]);

test("what was open as closed ones were asked for is told by the watch alone", () => {
  expect(
    shown(
      [
        [1, IncidentStage.CLOSED],
        [2, IncidentStage.OPEN],
      ],
      [[2, IncidentStage.EXECUTED]],
    ),
  ).toEqual([
    [1, IncidentStage.CLOSED],
    [2, IncidentStage.EXECUTED],
  ]);
  // It closed while the page was cut off: the watch tells of it no more.
  expect(
    shown(
      [
        [1, IncidentStage.CLOSED],
        [2, IncidentStage.OPEN],
      ],
      [],
    ),
  ).toEqual([[1, IncidentStage.CLOSED]]);
  // It was opened again.
  expect(shown([[1, IncidentStage.CLOSED]], [[1, IncidentStage.OPEN]])).toEqual([
    [1, IncidentStage.OPEN],
  ]);
});
