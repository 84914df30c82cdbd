// All results are approved, while games end.
import { GameStage, ResultStatus } from "../../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { IncidentStage } from "../../api/adoube/v1/common_pb";
import { ResultStateSchema } from "../../api/adoube/v1/board_pb";
import { BoardViewSchema, type ArbiterCommand } from "../../api/adoube/v1/event_pb";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { LiveBoard } from "../liveBoard.svelte";
import ApproveAll from "./ApproveAll.svelte";

beforeEach(() => (language.code = "en"));

const over = (board: number, whiteHalves: number) => {
  const finished = { result: { whiteHalves, blackHalves: 2 - whiteHalves } };
  const view = { board: { round: 1, board }, state: GameStage.FINISHED, finished };
  return new LiveBoard(create(BoardViewSchema, view));
};

test("end_8 no result is approved that came, or became another, after it was asked", async () => {
  const sent: (number | undefined)[] = [];
  const desk = deskOf(["approve-result"], {
    event: {
      command({ board }: ArbiterCommand) {
        sent.push(board?.board);
        return Promise.resolve({});
      },
    },
  });
  const drawn = new Drawn(ApproveAll, { boards: [over(1, 2), over(2, 2)] }, at(desk));
  await drawn.press("Approve all 2 results");
  await drawn.give({ boards: [over(1, 2), over(2, 0), over(3, 1)] });
  expect(drawn.text).toContain("Approve 1 result?");
  await drawn.press("Approve");
  expect(sent).toEqual([1]);
});

test("end_8 whoever approves all is told of boards whose incident waits", async () => {
  const desk = deskOf(["approve-result"], {});
  const left = [{ round: 1, board: 2 }];
  desk.live.incidents.set(
    4,
    create(IncidentBriefSchema, { number: 4, stage: IncidentStage.OPEN, left }),
  );
  const drawn = new Drawn(ApproveAll, { boards: [over(1, 2), over(2, 2)] }, at(desk));
  await drawn.press("Approve all 2 results");
  expect(drawn.text).toContain("An incident is open on 1.2.");
});

test("o_17_11 a result to which a player objects is named and left out", () => {
  const desk = deskOf(["approve-result"], {});
  const objected = over(3, 0);
  const resultState = create(ResultStateSchema, { state: ResultStatus.OBJECTED });
  objected.view = create(BoardViewSchema, { ...objected.view, resultState });
  const drawn = new Drawn(ApproveAll, { boards: [over(1, 2), over(2, 2), objected] }, at(desk));
  expect(drawn.text).toContain("because a player objects to the result: 1.3");
  expect(drawn.text).toContain("Approve all 2 results");
});
