// What an arbiter may wish for the boards of an incident. What it comes to, the server says.
import type { MessageInitShape } from "@bufbuild/protobuf";
import {
  ClockBasis,
  RestartControl,
  type RulingRequestSchema,
} from "../../../api/adoube/v1/incident_pb";

type Request = MessageInitShape<typeof RulingRequestSchema>;
export type Wish = NonNullable<
  Exclude<Extract<Request, { tournament?: string }>["wish"], undefined>
>;

export interface Choice {
  /** Its name (`choice.…`). */
  name: "last-contact" | "detection" | "now" | "restart" | "shorter" | "own";
  wish: Wish;
}

const resume = (clocks: ClockBasis): Wish => ({ case: "resume", value: { clocks } });

/** What needs nothing typed: offered at once. */
export const MENU: Choice[] = [
  { name: "last-contact", wish: resume(ClockBasis.LAST_CONTACT) },
  { name: "detection", wish: resume(ClockBasis.DETECTION) },
  { name: "now", wish: resume(ClockBasis.NOW) },
  { name: "restart", wish: { case: "restart", value: { control: RestartControl.SAME } } },
  { name: "shorter", wish: { case: "restart", value: { control: RestartControl.SHORTER } } },
];

/** Whether the game would begin anew by it. */
export const restarts = (name: Choice["name"]): boolean => name === "restart" || name === "shorter";
