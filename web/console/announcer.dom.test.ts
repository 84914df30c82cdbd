// A call comes to the ear at the console, wherever it is looked at.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { IncidentCause, IncidentStage } from "../api/adoube/v1/common_pb";
import { BoardViewSchema } from "../api/adoube/v1/event_pb";
import { IncidentBriefSchema } from "../api/adoube/v1/incident_pb";
import { at, deskOf } from "../dev/stand/desk";
import { Drawn } from "../dev/stand/drawn.svelte";
import { openModal } from "../shared/ear.svelte";
import { language } from "../shared/i18n.svelte";
import Announcer from "./Announcer.svelte";
import { LiveBoard } from "./liveBoard.svelte";

beforeEach(() => (language.code = "en"));

const board = (...numbers: number[]) =>
  create(BoardViewSchema, {
    board: { round: 1, board: 2 },
    calls: numbers.map((number) => ({ number, seat: 2, reason: "my mouse" })),
  });

test("ven_8 a new call is told once, and what waited when the page came is not", async () => {
  const desk = deskOf([], {});
  const { live } = desk;
  live.boards.set("1.2", new LiveBoard(board(1)));
  const part = new Drawn(Announcer, {}, at(desk));
  const alert = () => document.querySelector("[role=alert][aria-label=Calls]");
  live.current = true;
  await part.settle();
  expect(alert()?.textContent).toBe("");
  live.boards.set("1.2", new LiveBoard(board(1, 2)));
  await part.settle();
  expect(alert()?.textContent).toBe("1.2: Black CALLS: my mouse");
  const told = alert()?.firstElementChild;
  live.boards.set("1.2", new LiveBoard(board(2)));
  await part.settle();
  expect(alert()?.firstElementChild).toBe(told);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const shut = openModal(dialog);
  live.boards.set("1.2", new LiveBoard(board(2, 3)));
  await part.settle();
  expect(dialog.textContent, "it is heard over a dialog, too").toContain("1.2: Black CALLS");
  shut();
  live.boards.set("1.2", new LiveBoard(board(2)));
  await part.settle();
  expect(alert()?.textContent, "one that was answered is found no more").toBe("");
});

test("acc_4 a new incident is told as new while it waits for something, and not as it closes", async () => {
  const desk = deskOf([], {});
  const { live } = desk;
  const part = new Drawn(Announcer, {}, at(desk));
  const alert = () => document.querySelector("[role=alert]:not([aria-label])")?.textContent;
  const becomes = async (stage: IncidentStage) => {
    live.incidents.set(
      2,
      create(IncidentBriefSchema, { number: 2, stage, cause: IncidentCause.DEVICE_LEFT }),
    );
    await part.settle();
    return alert();
  };
  live.current = true;
  await part.settle();
  expect(await becomes(IncidentStage.OPEN)).toMatch(/^New: Incident 2, open/);
  expect(await becomes(IncidentStage.CLOSED)).toBe("");
});
