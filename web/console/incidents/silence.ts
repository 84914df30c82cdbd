// Of several silences of an incident the one that is looked at. It stays that, though others are told of before it.
import type { AbsenceView } from "../../api/adoube/v1/incident_pb";
import { ms, name } from "../../shared/wire";

/** Whose, and when it was noticed. */
export const silenceOf = ({ board, side, detected, contact }: AbsenceView): string =>
  `${name(board)} ${side} ${ms((detected ?? contact)?.at)}`;

/** The first in the game that its board is at; else the first, in a game that another one replaced. */
export const firstOf = (all: readonly AbsenceView[]): AbsenceView | undefined =>
  all.find(({ attempt, lastAttempt }) => attempt >= lastAttempt) ?? all[0];

/** The first where none is chosen, or it is told of no more. */
export const chosenOf = (all: readonly AbsenceView[], which: string): AbsenceView | undefined =>
  all.find((absence) => silenceOf(absence) === which) ?? firstOf(all);

/** Whether its player is away in this game; one whose game was replaced has a part in the next game. */
export const isAway = ({ back, replaced }: AbsenceView): boolean => !back && !replaced;

/** How many players they are of: a player has the other side once colours were reversed. */
export const playersOf = (all: readonly AbsenceView[]): number =>
  new Set(all.map(({ board, name: player, venue }) => `${name(board)} ${venue} ${player}`)).size;
