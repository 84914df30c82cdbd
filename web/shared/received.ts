// Messages that a server sent (CatalogueMessage), in the reader's language.
import type { CatalogueMessage, MessageArgument } from "../api/adoube/v1/common_pb";
import { find, message, type Arguments } from "./i18n.svelte";
import { san } from "./pieces.svelte";

function argument({ value }: MessageArgument): string | number {
  switch (value.case) {
    case "text":
      return value.value;
    case "number":
      return Number(value.value);
    case "move":
      return san(value.value);
    case "parts":
      return value.value.messages.map(received).join(", ");
    default:
      return "";
  }
}

const given = ({ arguments: all }: CatalogueMessage): Arguments =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, argument(one)]));

/** A message that a server sent. */
export const received = (sent: CatalogueMessage): string => message(sent.id, given(sent));

/** What to press next, where the message says so. */
export const nextStep = (sent: CatalogueMessage): string =>
  find(sent.id, given(sent), "page") ?? "";
