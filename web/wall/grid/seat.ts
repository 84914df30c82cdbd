// Who sits at a device, short enough for a tile.
import { PauseCause, type PlayerChecks } from "../../api/adoube/v1/board_pb";
import type { SeatAt } from "../../api/adoube/v1/uplink_pb";
import type { VenueDevice } from "../../api/adoube/v1/lta_pb";
import { t, word } from "../../shared/i18n.svelte";
import { penaltiesText } from "../../shared/penalty";
import { enumWord, name, score, sideName, surname, type SideName } from "../../shared/wire";

export interface SeatHere {
  board: string;
  side: SideName | "";
  name: string;
  full: string;
  /** As the coordinator told it. */
  at: SeatAt;
}

const found = (checks: PlayerChecks | undefined): string =>
  checks ? `${checks.device} ${checks.fairPlay} ${checks.waived}` : "";

/** `1-0`: how his game ended; empty where it did not. */
export const scored = (at: SeatAt | undefined): string => score(at?.result);

/** Both clocks are stopped, or wait for a ruling. */
export const isStopped = ({ paused, awaitsRuling }: SeatAt): boolean =>
  awaitsRuling || paused !== PauseCause.UNSPECIFIED;

/** Why; empty where a clock runs. */
export function stoppedText(at: SeatAt): string {
  if (at.awaitsRuling) return t("wall-stands-what-awaits-ruling");
  return isStopped(at) ? word("wall-stands-what", enumWord(PauseCause, at.paused)) : "";
}

const penalised = (at: SeatAt | undefined): string => penaltiesText(at?.penalties ?? []);

export const sameSeat = (a: SeatHere | null, b: SeatHere | null): boolean =>
  a?.board === b?.board &&
  a?.side === b?.side &&
  a?.full === b?.full &&
  a?.at.unchecked === b?.at.unchecked &&
  a?.at.checkState === b?.at.checkState &&
  a?.at.game === b?.at.game &&
  a?.at.paused === b?.at.paused &&
  a?.at.awaitsRuling === b?.at.awaitsRuling &&
  a?.at.playerAbsent === b?.at.playerAbsent &&
  a?.at.defaultAt === b?.at.defaultAt &&
  a?.at.objected === b?.at.objected &&
  a?.at.boardRequirement === b?.at.boardRequirement &&
  a?.at.boardDiffers === b?.at.boardDiffers &&
  penalised(a?.at) === penalised(b?.at) &&
  scored(a?.at) === scored(b?.at) &&
  found(a?.at.checks) === found(b?.at.checks);

export function seatOf({ seat }: VenueDevice): SeatHere | null {
  if (!seat) return null;
  return {
    board: name(seat.board),
    side: sideName(seat.side),
    name: surname(seat.name),
    full: seat.name,
    at: seat,
  };
}
