// How the name of a device is shown to who asks which one it is.
import { GameStage } from "../api/adoube/v1/common_pb";
import type { Seat } from "./seat.svelte";

/** `madrid-12` as `madrid-` and `12`: one hall's devices differ in the last part alone. */
export function parted(device: string): [string, string] {
  const at = device.lastIndexOf("-") + 1;
  return at < device.length ? [device.slice(0, at), device.slice(at)] : ["", device];
}

/** Where a name covers nothing that is needed: over the board as long as nobody plays on it, else over the moves. */
export const coveredBy = ({ stage, board }: Pick<Seat, "stage" | "board">): "board" | "moves" =>
  stage === GameStage.PLAYING || (stage === GameStage.PAUSED && board?.ruling === undefined)
    ? "moves"
    : "board";
