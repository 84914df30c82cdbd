// What has become of a game since it was told last, for who listens. Each is told once, by the page's one announcer: so the
// parts that show the same are no live regions.
import { GameStage } from "../api/adoube/v1/common_pb";
import { t } from "../shared/i18n.svelte";
import { closed } from "./note";

/** How it stands, in words that are the same for as long as nothing happens. */
export interface Stands {
  language: string;
  game: string;
  stage: GameStage;
  /** The player has checked in, and what is waited for then. */
  here: boolean;
  waits: string;
  /** Whose move it is, and why the clocks stand where they do. */
  turn: string;
  why: string;
  /** The opponent, while he is disconnected and the clocks run. */
  away: string;
  /** What was ruled, while both are to see it. */
  ruled: string;
  /** The player has seen it, and the other one has not. */
  ready: string;
  /** Both have seen it: what runs down to the start, as it is at this moment. */
  starting: boolean;
  starts: string;
  /** How it ended, whether the player has seen it, and how official it is. */
  over: string;
  confirmed: boolean;
  official: string;
}

export function happened(was: Stands, is: Stands): string {
  // The same in another language has been told.
  if (was.language !== is.language) return "";
  const told = was.game === is.game && was.stage === is.stage ? since(was, is) : entered(was, is);
  return told.filter(Boolean).join(" ");
}

/** It stands in another way than before. */
function entered(was: Stands, is: Stands): string[] {
  switch (is.stage) {
    case GameStage.PLAYING:
      return [begins(was, is) ? t("play-say-begun") : t("play-say-goes-on"), is.turn];
    case GameStage.PAUSED:
      return [is.turn, is.ruled || is.why];
    case GameStage.FINISHED:
      return [t("play-headline-finished"), is.over];
    case GameStage.UNSPECIFIED:
    case GameStage.WAITING:
      return [t("play-headline-waiting"), is.here ? is.waits : ""];
    default:
      is.stage satisfies never;
      return [];
  }
}

const begins = (was: Stands, is: Stands) => was.game !== is.game || was.stage === GameStage.WAITING;

function since(was: Stands, is: Stands): string[] {
  switch (is.stage) {
    case GameStage.PLAYING:
      return [was.away && !is.away ? t("play-say-back", { name: was.away }) : ""];
    case GameStage.WAITING:
      if (!is.here) return [];
      return [was.here ? "" : closed(t("play-before-here")), changed(was, is, "waits", !was.here)];
    case GameStage.PAUSED:
      return [
        changed(was, is, "ruled") || changed(was, is, "why"),
        changed(was, is, "ready"),
        is.starting && !was.starting ? is.starts : "",
      ];
    case GameStage.FINISHED:
      return [
        changed(was, is, "over"),
        is.confirmed && !was.confirmed ? closed(t("play-result-you-confirmed")) : "",
        changed(was, is, "official"),
      ];
    case GameStage.UNSPECIFIED:
      return [];
    default:
      is.stage satisfies never;
      return [];
  }
}

const changed = (
  was: Stands,
  is: Stands,
  what: "waits" | "why" | "ruled" | "ready" | "over" | "official",
  anyway = false,
): string => (anyway || was[what] !== is[what] ? is[what] : "");
