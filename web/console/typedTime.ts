// Times that were typed: the server reads them (Event.ReadTime), and what it understood is what counts.
import { TimeField } from "../api/adoube/v1/event_pb";
import { told } from "../shared/refusal";
import type { Desk } from "./desk.svelte";

/** The value of a field whose text the server has not read, or cannot. */
export const UNREAD = "?";

export interface Reading {
  /** Milliseconds, or a time control in seconds; UNREAD where the text is neither. */
  value: string;
  /** Why it is neither; empty where it is read. */
  refused: string;
}

export async function readTime(
  desk: Desk,
  kind: "time" | "control",
  text: string,
): Promise<Reading> {
  const field = kind === "time" ? TimeField.MINUTES : TimeField.CONTROL;
  const { read } = await desk.clients.event.readTime({
    tournament: desk.tournament,
    text,
    field,
  });
  switch (read.case) {
    case "time":
      return { value: String(read.value), refused: "" };
    case "timeControl":
      return { value: read.value, refused: "" };
    default:
      return { value: UNREAD, refused: read.case === "refusal" ? told(read.value) : "" };
  }
}

/** Milliseconds of a field's value; null for an empty one and for what is not read. */
export const millisOf = (value = ""): bigint | null => (/^\d+$/.test(value) ? BigInt(value) : null);
