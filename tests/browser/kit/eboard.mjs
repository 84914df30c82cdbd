// Simulated electronic boards at playing devices.
import { appendFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { built } from "./programs.mjs";

const port = (event, device) => join(event.root, `board-${device}`);

/** Each device looks for its board at a port of its own; for `Event.begin`. */
export const withPorts = (devices) => (event) => {
  for (const device of devices)
    appendFileSync(join(event.device(device), "device.toml"), `\n[board]\nport = "${port(event, device)}"\n`);
};

/** A DGT board; what it is told, hands do: "e2e4", "take e4", "put e4 P", "pull 3". */
export class EBoard {
  constructor(event, device) {
    const args = ["eboard", "simulate", "--model", "dgt", "--calm", "--link", port(event, device)];
    this.process = spawn(`${built}/adoube`, args, { stdio: ["pipe", "ignore", "ignore"] });
  }

  tell(...lines) {
    for (const line of lines) this.process.stdin.write(`${line}\n`);
  }

  unplug() {
    this.process.kill("SIGKILL");
  }
}
