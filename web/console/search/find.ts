// What somebody may look for: boards, players, venues, devices, incidents.
import type { Desk } from "../desk.svelte";
import { t } from "../../shared/i18n.svelte";
import { causeText } from "../incidents/cause";
import { link } from "../route";

export interface Found {
  kind: "board" | "player" | "venue" | "device" | "incident";
  /** What is shown, and where it leads. */
  name: string;
  beside: string;
  href: string;
}

/** How many are shown. */
export const MOST = 12;

/** Without case and accents: who looks for "Muller" finds "Müller". */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word that was typed begins a word of the text, or it is the text's own beginning. */
export function matches(text: string, typed: string): boolean {
  const words = plain(text).split(/[\s,·]+|\s-\s/);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}

export function everything(desk: Desk): Found[] {
  const { live } = desk;
  const found: Found[] = [];
  for (const brief of live.incidents.values()) {
    const { number, venues } = brief;
    const href = link("incidents", number);
    found.push({
      kind: "incident",
      name: t("officials-incident-title", { incident: number }),
      beside: `${causeText(brief)} ${venues.join(" ")}`,
      href,
    });
  }
  for (const { key, view } of live.boards.values()) {
    const beside = `${view.white?.name ?? ""} - ${view.black?.name ?? ""}`;
    found.push({ kind: "board", name: key, beside, href: link("board", key) });
  }
  for (const { view } of live.venues.values()) {
    const href = link("venues", view.venue);
    found.push({ kind: "venue", name: desk.venueName(view.venue), beside: view.venue, href });
    for (const { device } of view.devices) {
      found.push({ kind: "device", name: device, beside: desk.venueName(view.venue), href });
    }
  }
  return [...found, ...players(desk)];
}

/** Players lead to their boards of the round. */
function players(desk: Desk): Found[] {
  const boards = [...desk.live.boards.values()];
  return (desk.event?.players ?? []).map(({ person, number, name, title, federation, venue }) => {
    const at = boards.find(
      ({ view }) => view.white?.person === person || view.black?.person === person,
    );
    const beside = [`${number}`, title, federation, desk.venueName(venue), at?.key ?? ""];
    return {
      kind: "player" as const,
      name,
      beside: beside.filter(Boolean).join(" · "),
      href: at ? link("board", at.key) : link("boards"),
    };
  });
}

export function search(all: readonly Found[], typed: string): Found[] {
  if (typed.trim() === "") return [];
  return all.filter(({ name, beside }) => matches(`${name} ${beside}`, typed)).slice(0, MOST);
}
