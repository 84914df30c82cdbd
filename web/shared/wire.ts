// Small readings of wire types that every page needs.
import type { BoardRef, Result } from "../api/adoube/v1/common_pb";
import { Role, Side } from "../api/adoube/v1/common_pb";

/** The version of the wire that these pages speak; the same as in `proto/src/lib.rs`. */
export const WIRE_VERSION = 2;

/** A time or a length of time as a number of milliseconds. */
export const ms = (value: bigint | undefined): number => Number(value ?? 0n);

/** `3.12`. */
export const name = (board: BoardRef | undefined): string =>
  board ? `${board.round}.${board.board}` : "";

export type SideName = "white" | "black";
export const SIDES: readonly SideName[] = ["white", "black"];

export const sideName = (side: Side): SideName | "" =>
  side === Side.WHITE ? "white" : side === Side.BLACK ? "black" : "";

/** The word of a value of a later version. */
export const UNKNOWN = "unknown-to-this-version";

/**
 * The word of an enum's value, as the ids of texts have it: "chief-arbiter" of `ROLE_CHIEF_ARBITER`, nothing for the
 * unspecified value, [`UNKNOWN`] for one of a later version.
 */
export const enumWord = (values: Readonly<Record<number, string>>, value = 0): string =>
  value === 0 ? "" : (values[value]?.toLowerCase().replaceAll("_", "-") ?? UNKNOWN);

export const roleWord = (role: Role): string => enumWord(Role, role);

export const sideOf = (name: SideName | ""): Side =>
  name === "white" ? Side.WHITE : name === "black" ? Side.BLACK : Side.UNSPECIFIED;

const points = (halves: number): string => {
  if (halves === 1) return "½";
  return halves % 2 === 0 ? String(halves / 2) : `${Math.floor(halves / 2)}½`;
};

/** `1-0`, `½-½`. */
export const score = (result: Result | undefined): string =>
  result ? `${points(result.whiteHalves)}-${points(result.blackHalves)}` : "";

/** `Ding` of `Ding, Liren`. */
export const surname = (full: string): string => (full.split(",")[0] ?? full).trim();

/**
 * The id of a command: a repeat of it gets the first answer. It begins with the time in milliseconds, so that the
 * coordinator finds its place among those before it at once.
 */
export const commandId = (): Uint8Array<ArrayBuffer> => {
  const id = crypto.getRandomValues(new Uint8Array(16));
  const now = Date.now();
  const view = new DataView(id.buffer);
  view.setUint16(0, now / 2 ** 32);
  view.setUint32(2, now);
  return id;
};

/** The same as 32 hexadecimal digits. */
export const hexOf = (id: Uint8Array): string =>
  Array.from(id, (byte) => byte.toString(16).padStart(2, "0")).join("");
