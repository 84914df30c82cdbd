import { DeviceNoteKind } from "../../../api/adoube/v1/board_pb";
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { OfferViewSchema } from "../../../api/adoube/v1/incident_pb";
import { language } from "../../../shared/i18n.svelte";
import { citableOf } from "./cites";

const offer = (board: number, notes: number[]) =>
  create(OfferViewSchema, {
    board: { round: 1, board },
    breaches: notes.map((number) => ({
      number,
      seat: 1,
      device: "madrid-1",
      what: DeviceNoteKind.FORBIDDEN,
      text: "2 screens",
      error: 4n,
    })),
  });

test("each breach of the boards that are ruled on can be cited, by its board and number", () => {
  language.code = "en";
  const several = citableOf([offer(3, [2, 5]), offer(4, []), offer(5, [2])], "UTC");
  expect(several.map(({ key }) => key)).toEqual(["1.3:2", "1.3:5", "1.5:2"]);
  expect(several[1]?.of).toMatchObject({ board: { round: 1, board: 3 }, note: 5 });
  expect(several[2]?.text).toMatch(/^1\.5: note 2: .*2 screens$/);
  // Of one board its name says nothing.
  expect(citableOf([offer(3, [2])], "UTC")[0]?.text).toMatch(/^note 2: /);
});
