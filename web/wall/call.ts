// What was said of a call here, and who may say it.
import type { IntentView } from "../api/adoube/v1/lta_pb";
import type { WhoReply } from "../api/adoube/v1/sessions_pb";
import { CallReply, type VenueAlarm } from "../api/adoube/v1/uplink_pb";
import { name } from "../shared/wire";

/** What was last said here of the call that the alarm is about. */
export function ofCall(
  intents: readonly IntentView[],
  { board, call }: VenueAlarm,
): IntentView | undefined {
  return intents.findLast(
    ({ intent }) =>
      intent?.what.case === "call" &&
      intent.what.value.number === call?.number &&
      name(intent.board) === name(board),
  );
}

/** What it was. */
export const saidOf = ({ intent }: IntentView): CallReply =>
  intent?.what.case === "call" ? intent.what.value.word : CallReply.UNSPECIFIED;

/** Whether who is signed in has said it. */
export const saidBy = ({ who }: { who: WhoReply }, { intent }: IntentView): boolean =>
  intent?.person === who.session?.person;
