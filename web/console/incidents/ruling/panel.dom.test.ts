// What can be ruled on an incident whose game a ruling put off.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentViewSchema, RuledReplySchema } from "../../../api/adoube/v1/incident_pb";
import { at, deskOf } from "../../../dev/stand/desk";
import { Drawn } from "../../../dev/stand/drawn.svelte";
import { language } from "../../../shared/i18n.svelte";
import RulingPanel from "./RulingPanel.svelte";

type Ref = { round: number; board: number };
const [first, second]: [Ref, Ref] = [
  { round: 1, board: 1 },
  { round: 1, board: 2 },
];

test("dis_7 the only board of an incident is named where its game is put off, and nowhere else", async () => {
  language.code = "en";
  type Row = [Ref[], { board: Ref; ruling: string }[], string[]];
  const table: Row[] = [
    [[first], [{ board: first, ruling: "7.2" }], ["1.1"]],
    [[first], [], []],
    // Which of several is meant is for whoever rules to say.
    [[first, second], [{ board: first, ruling: "7.2" }], []],
  ];
  for (const [boards, postponed, named] of table) {
    const asked: string[][] = [];
    const desk = deskOf(["rule"], {
      incidents: {
        dryRule: ({ boards }: { boards: { board: { round: number; board: number } }[] }) => {
          asked.push(boards.map(({ board }) => `${board.round}.${board.board}`));
          return Promise.resolve(create(RuledReplySchema, { offer: {} }));
        },
      },
    });
    const brief = { number: 7, boards, postponed };
    const view = create(IncidentViewSchema, { brief });
    const drawn = new Drawn(RulingPanel, { view, done: () => {} }, at(desk));
    await drawn.settle();
    expect(asked).toEqual(Array(5).fill(named));
    drawn.leave();
  }
});
