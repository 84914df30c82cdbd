// An incident is about to be closed without a ruling.
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { create } from "@bufbuild/protobuf";
import {
  ClosingProposalViewSchema,
  type CloseIncidentRequest,
} from "../../api/adoube/v1/incident_pb";
import { BoardRefSchema } from "../../api/adoube/v1/common_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import CloseIncident from "./CloseIncident.svelte";

const NOTHING_LEFT = { left: [], flagged: [] };

beforeEach(() => (language.code = "en"));

async function closing(refused: string) {
  const sent: boolean[] = [];
  const desk = deskOf(["close-incident"], {
    incidents: {
      close({ dryRun }: CloseIncidentRequest) {
        sent.push(Boolean(dryRun));
        return refused
          ? Promise.reject(new ConnectError(refused, Code.FailedPrecondition))
          : Promise.resolve({});
      },
    },
  });
  const drawn = new Drawn(
    CloseIncident,
    { number: 4, brief: NOTHING_LEFT, away: [], ruled: false, done() {} },
    at(desk),
  );
  await drawn.press("Close without a ruling");
  await drawn.type("textarea", "nothing was lost");
  await drawn.settle();
  return { drawn, sent };
}

test("dis_8 that an incident cannot be closed yet is told before it is confirmed", async () => {
  const { drawn, sent } = await closing("cannot-be: its clock starts in 8 s");
  expect(drawn.text).toContain("You cannot do this now: its clock starts in 8 s");
  expect(drawn.button("Close it")?.disabled).toBe(true);
  expect(sent).toEqual([true]);
});

test("dis_9 a closing that another official proposed is agreed to", async () => {
  const sent: string[] = [];
  const desk = deskOf(["close-incident"], {
    incidents: {
      close({ dryRun, reason }: CloseIncidentRequest) {
        if (!dryRun) sent.push(reason ?? "");
        return Promise.resolve({});
      },
    },
  });
  const proposed = create(ClosingProposalViewSchema, { by: "Ana Ruiz", reason: "back at once" });
  const props = { number: 4, brief: NOTHING_LEFT, away: [], ruled: false, proposed, done() {} };
  const drawn = new Drawn(CloseIncident, props, at(desk));
  await drawn.press("Agree to close…");
  expect(drawn.text).toContain("Ana Ruiz proposes to close this incident.");
  await drawn.type("textarea", "seen the evidence");
  await drawn.press("Close it");
  expect(sent).toEqual(["seen the evidence"]);
});

test("one that can be closed is closed by who confirms it", async () => {
  const { drawn, sent } = await closing("");
  await drawn.press("Close it");
  expect(sent).toEqual([true, false]);
});

test("dis_7 evt_6 a closing is bound to the boards that it was shown to leave unruled", async () => {
  const sent: CloseIncidentRequest["seen"][] = [];
  const desk = deskOf(["close-incident"], {
    incidents: {
      close({ dryRun, seen }: CloseIncidentRequest) {
        if (!dryRun) sent.push(seen);
        return Promise.resolve({});
      },
    },
  });
  const board = create(BoardRefSchema, { round: 1, board: 3 });
  const props = {
    number: 4,
    brief: { left: [board], flagged: [board] },
    away: ["Ding, Liren"],
    ruled: false,
    done() {},
  };
  const drawn = new Drawn(CloseIncident, props, at(desk));
  await drawn.press("Close without a ruling");
  await drawn.type("textarea", "nothing was lost");
  expect(drawn.text).toContain("Ding, Liren is still disconnected");
  expect(drawn.text).toContain("Without a ruling on: 1.3.");
  expect(drawn.text).toContain("The result by flag fall does not change: 1.3.");
  await drawn.press("Close it");
  expect(sent.map((seen) => seen?.left.map(({ board }) => board))).toEqual([[3]]);
});
