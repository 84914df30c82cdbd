// A choice of the player's that is refused.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test, vi } from "vitest";
import { PlayPage, ShownSchema } from "../../api/adoube/v1/page_pb";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { Seat, setSeat } from "../seat.svelte";
import Options from "./Options.svelte";

beforeEach(() => (language.code = "en"));

test("brd_5 a box that was ticked and refused shows what is set", async () => {
  const transport = createRouterTransport(({ service }) => {
    service(PlayPage, {
      do() {
        throw new ConnectError("not-now: no", Code.FailedPrecondition);
      },
    });
  });
  const seat = new Seat(transport);
  seat.shown = create(ShownSchema, {
    seat: { terms: { smartMove: true } },
    board: { may: { setOptions: true }, options: { smartMove: false } },
  });
  new Drawn(Options, {}, () => setSeat(seat));
  const box = document.querySelector<HTMLInputElement>("input[type=checkbox]");
  box?.click();
  await vi.waitFor(() => expect(seat.refused).toBe("no"));
  await vi.waitFor(() => expect(box?.checked).toBe(false));
});
