// What a player's page asks of its agent.
import type { DoRequest } from "../../api/adoube/v1/page_pb";

/** The player's own command, or what the device itself carries out. */
export const commandOf = ({ command }: DoRequest) =>
  command.case === "play" ? command.value.command : command;
