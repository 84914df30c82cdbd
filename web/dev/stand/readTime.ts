// What the server understands of a typed time, as far as tests of the pages need it: whole minutes, `H:MM:SS`, and time
// controls as they are.
import { create } from "@bufbuild/protobuf";
import {
  ReadTimeReplySchema,
  TimeField,
  type ReadTimeReply,
  type ReadTimeRequest,
} from "../../api/adoube/v1/event_pb";

export function readTime({ text, field }: Pick<ReadTimeRequest, "text" | "field">): ReadTimeReply {
  if (field === TimeField.CONTROL)
    return create(ReadTimeReplySchema, { read: { case: "timeControl", value: text } });
  const parts = (/^\d+$/.test(text) ? `0:${text}:00` : text).split(":").map(Number);
  const [hours = NaN, minutes = NaN, seconds = NaN] = parts;
  const millis = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (Number.isNaN(millis)) {
    const refusal = { code: "cannot-be", word: "time-form", with: { text }, text: "no time" };
    return create(ReadTimeReplySchema, { read: { case: "refusal", value: refusal } });
  }
  return create(ReadTimeReplySchema, { read: { case: "time", value: BigInt(millis) } });
}
