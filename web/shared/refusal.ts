// Why something was refused or failed: in the reader's language where it says the same of every case, else in
// the server's words.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, decodeBinaryHeader } from "@connectrpc/connect";
import { RefusalSchema, type CatalogueMessage, type Refusal } from "../api/adoube/v1/common_pb";
import { controls } from "./control";
import { known, t, word } from "./i18n.svelte";
import { nextStep, received } from "./received";
import { san } from "./pieces.svelte";

export interface Why {
  /** A stable word, such as "illegal-move"; empty where the server gave none. */
  code: string;
  /** The article that refuses; empty where none does. */
  article: string;
  text: string;
  /** The sentence by its word, empty where it is told in English alone, and what fills it in; left out by
   * servers that tell refusals in one sentence each. */
  word?: string;
  with?: Record<string, string>;
  /** The refusal as a message of the catalogue; left out where it is none yet. */
  message?: CatalogueMessage;
  /** Whether nobody answered: then the same may be tried again. */
  unreachable: boolean;
  /** Whether the caller is no longer signed in. */
  signedOut: boolean;
  /** How the call itself ended. */
  status: Code;
}

// "code (article): text", as every service writes it.
const WORDED = /^([a-z][a-z-]*)(?: \(([^)]+)\))?: (.+)$/s;

const AWAY = new Set([Code.Unavailable, Code.DeadlineExceeded, Code.Canceled, Code.Unknown]);

/** The refusal itself, without its English. */
function refused({ metadata }: ConnectError): Refusal | undefined {
  const told = metadata.get("adoube-refusal-bin");
  try {
    return told === null ? undefined : decodeBinaryHeader(told, RefusalSchema);
  } catch {
    return undefined;
  }
}

export function why(error: unknown): Why {
  const failed = ConnectError.from(error);
  const found = WORDED.exec(failed.rawMessage);
  const told = refused(failed);
  return {
    ...(told && { word: told.word, with: told.with, message: told.message }),
    code: found?.[1] ?? "",
    article: found?.[2] ?? "",
    text: found?.[3] ?? failed.rawMessage,
    unreachable: AWAY.has(failed.code),
    signedOut: failed.code === Code.Unauthenticated,
    status: failed.code,
  };
}

/** A refusal that a reply tells: the call itself went well. */
export const whyRefused = (refusal = create(RefusalSchema)): Why => ({
  ...refusal,
  unreachable: false,
  signedOut: false,
  status: Code.FailedPrecondition,
});

// What browsers and the client library say of a connection; each browser has words of its own.
const NOBODY =
  /^(failed to fetch|load failed|fetch failed|networkerror\b.*|network error|silent|http \d+.*|.*\btimed out\b.*)$/i;
const CLOSED =
  /^(the server ended the stream|missing .*trailer.*|.*\b(aborted|closed|reset)\b.*)$/i;

/** Why no answer came, in the reader's language; what a server says stays as it came. */
export function spoken(text: string): string {
  if (text === "offline") return t("pages-unanswered-offline");
  if (NOBODY.test(text)) return t("pages-unanswered-nobody");
  return CLOSED.test(text) ? t("pages-unanswered-closed") : text;
}

/** Why a command failed that bears an id: given once more it is done once. */
export const toldOfCommand = (why: Why): string =>
  why.unreachable ? t("pages-form-no-answer", { why: unanswered(why) }) : told(why);

/** Why nothing came of it: by the server's word, or as a browser says it. */
export const unanswered = (why: Refused): string => spoken(refusal(why));

type Refused = Pick<Why, "code" | "text" | "article" | "word" | "with" | "message"> & {
  unreachable?: boolean;
};

/** The text with the article that it rests on, and what to do next. */
export function told(why: Refused): string {
  const { article, unreachable } = why;
  if (unreachable) return t("pages-connection-no-answer", { why: unanswered(why) });
  const said = refusal(why);
  const cited = article ? `${said} (${article})` : said;
  const next = why.message && nextStep(why.message);
  return next ? `${cited}. ${next}` : cited;
}

/** A refusal in the reader's language, where that has it and all that fills it in; else as the server says it. */
export function refusal({
  code,
  word: sentence,
  with: given,
  text,
  message,
}: Omit<Refused, "article">): string {
  if (message) return received(message);
  const key = sentence ?? code;
  const said = key && known("pages-refusal", key, given && filled(key, given));
  return said && !/\{\$\w+\}/.test(said) ? said : text;
}

/** Of a lock. */
const layer = (name: string): string =>
  known("pages-held", `of-${name.replaceAll("_", "-")}`) || name;

/** What names a time control in a refusal, as PGN writes it, by the refusal's word. */
const CONTROLS: Record<string, readonly string[]> = {
  "not-shorter": ["control", "than"],
  "not-shorter-own": ["control", "than", "own"],
  "none-shorter": ["control"],
  "times-alike": ["control"],
  "times-differ": ["white", "black"],
};

function filled(key: string, given: Record<string, string>): Record<string, string> {
  const { side, reason, roles = "", kind, by, state, fate, intent_fate: intentFate } = given;
  const who = roles.split(",").map((role) => word("pages-role", role));
  return {
    ...given,
    ...controls(given, CONTROLS[key] ?? []),
    side: word("pages-side", side ?? ""),
    reason: word("pages-illegal", reason ?? ""),
    roles: who.join(", "),
    kind: word("pages-ruling-kind", kind ?? ""),
    state: word("pages-round-state", state ?? ""),
    fate: word("pages-fate", fate ?? ""),
    intent_fate: word("pages-intent-fate", intentFate ?? ""),
    by: by || t("pages-refusal-by"),
    fault: word("pages-start-fault", given.fault ?? ""),
    hidden: word("pages-hidden-kind", given.hidden ?? ""),
    layers: (given.layers ?? "").split(", ").map(layer).join(", "),
    last: san(given.last ?? ""),
  };
}
