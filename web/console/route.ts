// Where in the console one is: the address behind "#/", so that a place can be kept and sent.
import { decoded } from "../shared/decoded";

export type Page =
  | "incidents"
  | "boards"
  | "board"
  | "venues"
  | "calls"
  | "round"
  | "checks"
  | "penalties"
  | "access";
const PAGES: readonly Page[] = [
  "incidents",
  "boards",
  "board",
  "venues",
  "calls",
  "round",
  "checks",
  "penalties",
  "access",
];

export interface Route {
  page: Page;
  /** The incident's number, the board's name, the venue's id, the player's number; empty for the list. */
  item: string;
}

export function read(hash: string): Route {
  const [, first = "", second = ""] = hash.split("/");
  const page = PAGES.find((page) => page === first) ?? "incidents";
  return { page, item: decoded(second, "") };
}

export const link = (page: Page, item: string | number = ""): string =>
  item === "" ? `#/${page}` : `#/${page}/${encodeURIComponent(item)}`;
