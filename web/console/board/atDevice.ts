// What is on a board's record of the device at one of its seats, in a sentence.
import { DeviceNoteKind, RunUnknownReason, type DeviceNoted } from "../../api/adoube/v1/board_pb";
import { t, word } from "../../shared/i18n.svelte";
import { retold } from "../../shared/retold";
import { showSpan } from "../../shared/span";
import { ms, sideName, type SideName } from "../../shared/wire";
import * as zone from "../../shared/zone";

// It has its own time: its venue may have reported it long after.
export function atDevice(note: DeviceNoted, zoneHere: string): string {
  const { number, device, text, what, error } = note;
  const told = zone.exact(ms(note.at), zoneHere);
  const at = error === undefined ? t("console-record-noted-latest", { at: told }) : told;
  const known = { number, device, side: t(`pages-side-${sideName(note.seat) || "white"}`), at };
  const happened = { ...known, text: retold("pages-held", text) };
  switch (what) {
    case DeviceNoteKind.LOCKED:
      return t("console-record-page-locked", { ...known, text });
    case DeviceNoteKind.FORBIDDEN:
      return forbidden(note, happened, zoneHere);
    case DeviceNoteKind.LET_GO:
      return t("console-record-machine-let-go", happened);
    case DeviceNoteKind.NOT_HELD:
      return t("console-record-machine-not-held", happened);
    case DeviceNoteKind.HELD_AGAIN: {
      const since = zone.exact(ms(note.since), zoneHere);
      return t("console-record-machine-held-again", { ...known, since });
    }
    case DeviceNoteKind.LOCKED_FOR_BREACH:
      return t("console-record-page-locked-breach", happened);
    case DeviceNoteKind.SIGNED:
      return signed(note, known);
    case DeviceNoteKind.BOARD_DIFFERS:
      return boardDiffered(note, at);
    case DeviceNoteKind.SEAT_MOVED:
      return t("console-record-page-left", { ...known, lasted: lasted(note, zoneHere) });
    case DeviceNoteKind.TAKEN_BACK:
      return t("console-record-page-taken-back", { ...known, lasted: lasted(note, zoneHere) });
    case DeviceNoteKind.OPENED:
      return t("console-record-page-opened", { ...known, lasted: lasted(note, zoneHere) });
    case DeviceNoteKind.NOT_TOLD:
    case DeviceNoteKind.UNSPECIFIED:
      return t("console-record-more-noted");
    default:
      what satisfies never;
      return t("console-record-more-noted");
  }
}

// For how long a page was locked and whose clock ran meanwhile, as far as either is known.
function lasted(note: DeviceNoted, zoneHere: string): string {
  if (note.ranUnknown === RunUnknownReason.NOT_MEASURED) return t("console-record-page-unmeasured");
  const locked = {
    span: showSpan(Math.max(ms(note.at) - ms(note.since), 0)),
    since: zone.exact(ms(note.since), zoneHere),
  };
  if (note.ranUnknown) return t("console-record-page-ran-unknown", locked);
  const clocks: [SideName, bigint][] = [
    ["white", note.whiteRan],
    ["black", note.blackRan],
  ];
  const ran = clocks.flatMap(([of, time]) =>
    time > 0n
      ? [t("console-record-page-ran", { side: t(`pages-side-${of}`), time: showSpan(ms(time)) })]
      : [],
  );
  return t("console-record-page-lasted", {
    ...locked,
    ran: ran.join(", ") || t("console-record-page-ran-none"),
  });
}

// A physical board, as it is cited.
function boardDiffered({ number, seat, placement, game, text }: DeviceNoted, at: string): string {
  const differed = { number: String(number), at, side: sideName(seat), placement, game };
  const told = t("board-differs-noted", differed);
  return text ? `${told}: ${text}` : told;
}

// What the LCA signed with his check; the whole report stays on the device.
function signed({ report }: DeviceNoted, known: Record<string, string | number>): string {
  const layers = report?.layers ?? [];
  const unmet = layers.filter(({ required, holds }) => required && !holds);
  const all = { ...known, digest: report?.digest.slice(0, 12) ?? "", n: layers.length };
  if (unmet.length === 0) return t("console-record-signed", all);
  return t("console-record-signed-unmet", {
    ...all,
    unmet: unmet.map(({ layer }) => word("officials-layer", layer.replaceAll("_", "-"))).join(", "),
  });
}

function forbidden(
  { number, prevented, times, first, since }: DeviceNoted,
  known: Record<string, string | number>,
  zoneHere: string,
): string {
  const text = t(prevented ? "console-record-prevented" : "console-record-not-prevented", known);
  if (times <= 1n) return text;
  const counted = { times: Number(times), since: zone.exact(ms(since), zoneHere), first };
  return `${text} ${t(first === number ? "console-record-times" : "console-record-times-since", counted)}`;
}
