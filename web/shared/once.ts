// Ids of commands. A server carries out once what comes under one id, and tells every copy what it told the first,
// whatever the copy says: so another command never goes under the id of one that was sent.
import { why } from "./refusal";
import { commandId } from "./wire";

type Id = Uint8Array<ArrayBuffer>;

const written = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));

/** What is sent from one place: a dialog, a form, a row of buttons. */
export class Once {
  /** What was sent and not answered, with its id. */
  #open = new Map<string, Id>();

  /** Sends something. Without an answer it may have been done: the same again is a copy. Whoever says it again after an
   * answer, of whatever kind, means it again. */
  async send<T>(content: unknown, how: (id: Id) => Promise<T>): Promise<T> {
    const said = written(content);
    const id = this.#open.get(said) ?? commandId();
    this.#open.set(said, id);
    try {
      const answer = await how(id);
      this.#open.delete(said);
      return answer;
    } catch (error) {
      if (!why(error).unreachable) this.#open.delete(said);
      throw error;
    }
  }
}
