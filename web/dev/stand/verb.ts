// What an office allows, in tests and mocks: from the role table's word.
import { Verb } from "../../api/adoube/v1/sessions_pb";

const isVerb = (name: string): name is keyof typeof Verb => name in Verb;

export function verbOf(word: string): Verb {
  const name = word.toUpperCase().replaceAll("-", "_");
  return isVerb(name) ? Verb[name] : Verb.UNSPECIFIED;
}
