// What an office allows, as words of the role table.
import { Verb, type WhoReply } from "../api/adoube/v1/sessions_pb";
import { enumWord } from "./wire";

export const verbWords = ({ may }: Pick<WhoReply, "may">): ReadonlySet<string> =>
  new Set(may.map((verb) => enumWord(Verb, verb)));
