// What is said first of a game that is under way: whose turn it is, and whether a move would arrive.
import { t } from "../shared/i18n.svelte";

export interface Turn {
  /** The page gets no answer from its own device. */
  cut: boolean;
  /** The device is not connected. */
  lost: boolean;
  own: boolean;
  check: boolean;
  /** A move was given that is not on the board yet. */
  pending: boolean;
  opponent: string;
}

export const connected = ({ cut, lost }: Pick<Turn, "cut" | "lost">): boolean => !cut && !lost;

/** Both clocks stand: whose move it is then, where it is known. */
export function stoppedText({ cut, lost, own, opponent }: Omit<Turn, "check" | "pending">): string {
  if (!connected({ cut, lost })) return t("headline.paused-old");
  return own ? t("headline.paused-yours") : t("headline.paused-theirs", { name: opponent });
}

export function turnText({ cut, lost, own, check, pending, opponent }: Turn): string {
  if (pending && connected({ cut, lost })) return t("headline.sending");
  if (pending) return t("headline.waits");
  if (!own && cut) return t("headline.theirs-cut", { name: opponent });
  if (!own && lost) return t("headline.theirs-lost", { name: opponent });
  if (!own) return t("headline.theirs", { name: opponent });
  if (cut) return t("headline.yours-cut");
  if (lost) return t("headline.yours-lost");
  return check ? t("headline.check") : t("headline.yours");
}
