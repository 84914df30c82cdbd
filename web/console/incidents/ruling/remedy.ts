// What a ruling made, or would make, of a board, in the reader's language.
import {
  type BoardRemedy,
  type IncidentBrief,
  type NoteView,
  type OfferView,
  type RemedyView,
  type ResumedView,
  RulingKind,
} from "../../../api/adoube/v1/incident_pb";
import { controls, showControl } from "../../../shared/control";
import { known, t, word } from "../../../shared/i18n.svelte";
import { san } from "../../../shared/pieces.svelte";
import { showClock, showExact, showWhole } from "../../../shared/span";
import { enumWord, ms, name, score, sideName } from "../../../shared/wire";

/** As whoever is told it sees it: how long the clocks wait, and the board as it stands, where that is known. */
interface Around {
  startIn: bigint;
  toMove?: OfferView["toMove"];
  played?: number;
  /** The clocks stand elsewhere already. */
  withoutClocks?: boolean;
}

const clocks = ({ white, black, typed }: ResumedView): string => {
  const show = typed ? showExact : showClock;
  return t("server-became-clocks", { white: show(ms(white)), black: show(ms(black)) });
};

function starts(startIn: bigint): string {
  const seconds = Math.floor(ms(startIn) / 1000);
  return seconds === 0 ? t("server-became-starts") : t("server-became-starts-in", { seconds });
}

/** What becomes of the board: `White 0:23:11, Black 0:18:02, White to move, starts when both are ready`. */
export function consequence(view: RemedyView | undefined, around: Around): string {
  const { remedy } = view ?? {};
  switch (remedy?.case) {
    case "resumed": {
      const side = sideName(around.toMove ?? 0);
      const parts = [
        around.withoutClocks ? "" : clocks(remedy.value),
        side && t(`server-became-${side}-to-move`),
        starts(around.startIn),
      ];
      return parts.filter(Boolean).join(", ");
    }
    case "restarted": {
      const { control, white, black } = remedy.value;
      const [first, second] = [showWhole(ms(white)), showWhole(ms(black))];
      const both =
        first === second
          ? t("server-became-both-clocks", { time: first })
          : t("server-became-clocks", { white: first, black: second });
      const anew = `${t("server-became-restarted", { control: showControl(control) })}, ${both}, ${starts(around.startIn)}`;
      const { played } = around;
      const kept =
        played === undefined
          ? t("server-became-moves-kept")
          : t("server-became-played-kept", { n: played });
      return `${anew}; ${kept}`;
    }
    case "result":
      return t("server-became-result", { score: score(remedy.value) });
    case "postponed":
      return t("server-became-postponed");
    default:
      return "";
  }
}

/** What names a time control in them, as PGN writes it. */
const CONTROLS = ["control", "current", "has"] as const;

/** A sentence that the server adds, filled in; in its English where the language has no word for it. */
export function noted({ word: key, with: given, text }: NoteView): string {
  const { side, white, black, ending, office } = given;
  const amounts = [
    white && t("server-note-amount-white", { time: white }),
    black && t("server-note-amount-black", { time: black }),
  ];
  const filled = {
    ...given,
    ...controls(given, CONTROLS),
    side: side ? t(`pages-side-${side === "black" ? "black" : "white"}`) : "",
    ending: word("server-ending", ending ?? ""),
    san: san(given.san ?? ""),
    office: word("pages-role", office ?? ""),
    amounts: amounts.filter(Boolean).join(t("server-note-amount-and")),
    ahead: given.moves ? t("server-note-ahead", given) : "",
  };
  return (key && known("server-note", key, filled)) || text;
}

/** Of an offer: what becomes of the board besides its clocks, and what is to be known of that. */
export function outlook(offer: OfferView): string {
  const { remedy, startIn, toMove, played, notes } = offer;
  const withoutClocks = offer.before !== undefined && offer.after !== undefined;
  const became = consequence(remedy, { startIn, toMove, played, withoutClocks });
  return [became || offer.text, ...notes.map(noted)].join("; ");
}

function done(kind: RulingKind, remedy: RemedyView["remedy"]): string {
  const did = word("server-did", enumWord(RulingKind, kind));
  switch (remedy.case) {
    case "resumed":
      return `${did}, ${clocks(remedy.value)}`;
    case "restarted":
      return `${did}, ${showControl(remedy.value.control)}`;
    case "result":
      return `${did} ${score(remedy.value)}`;
    default:
      return did;
  }
}

/** What the last ruling did, as a list of incidents tells it: of few boards each by itself. */
export function deed({ ruling, did, ruledBoards, boards }: IncidentBrief): string {
  const on = ({ board, remedy }: BoardRemedy) =>
    `${boards.length > 1 ? `${name(board)} ` : ""}${done(ruling, remedy?.remedy ?? { case: undefined })}`;
  if (did.length > 0) return did.map(on).join("; ");
  const what = word("server-did", enumWord(RulingKind, ruling));
  return ruledBoards > 1 ? t("server-did-on", { did: what, n: ruledBoards }) : what;
}
