// A machine that the real daemon holds to the event's profile: it looks at a recorded screen and at the clock, and changes nothing.
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { missing as noBrowser } from "./browser.mjs";
import { start } from "./programs.mjs";

const PROFILE = `name = "One screen and a clock"
users = ["nobody"]
agent = "root"

[screens]
most = 1

[time]
most_s = 2
`;

/** Why no device can be locked here; false if one can. */
export const missing = noBrowser || (process.getuid() === 0 ? false : "this is not root, whose the daemon is");

/** Changes of an event that make its profile a condition of the check before a game. */
export const profiled = [
  [/^#device_profile = ".*"/m, `device_profile = "${createHash("sha256").update(PROFILE).digest("hex")}"`],
  (event) => {
    writeFileSync(join(event.folder, "profile.toml"), PROFILE);
    event.adoube("certify");
  },
];

/** Names the profile to one device, of an event whose regulations ask for none. */
export function asks(event, device) {
  writeFileSync(join(event.folder, "profile.toml"), PROFILE);
  writeFileSync(join(event.device(device), "profile.toml"), PROFILE);
  const settings = join(event.device(device), "device.toml");
  writeFileSync(settings, `profile = "profile.toml"\n${readFileSync(settings, "utf8")}`);
}

/** The daemon of a device that is not started yet. */
export class Machine {
  constructor(event, device) {
    this.root = join(event.root, `machine-${device}`);
    this.screen("eDP-1", "connected");
    const settings = join(event.device(device), "device.toml");
    const socket = join(this.root, "lockd.sock");
    writeFileSync(settings, `lockd = "${socket}"\n${readFileSync(settings, "utf8")}`);
    const profile = ["--profile", join(event.folder, "profile.toml")];
    const places = ["--state", join(this.root, "state"), "--socket", socket, "--root", this.root];
    this.daemon = start("adoube-lockd", ["run", "--wait", ...profile, ...places], join(this.root, "log"));
  }

  /** Its hall's network lets in by this password; what stands in NetworkManager's place. */
  hall(secret) {
    const program = join(this.root, "usr/bin/nmcli");
    const settings = this.#settings();
    for (const file of [program, settings]) mkdirSync(dirname(file), { recursive: true });
    const wrong = "{ echo 'Error: Secrets were required' >&2; exit 4; }";
    const up = `*up*) grep -q 'psk=${secret}' ${settings} || ${wrong} ;;`;
    writeFileSync(program, `#!/bin/sh\ncase "$*" in ${up} esac\n`);
    chmodSync(program, 0o755);
  }

  /** The settings of the network that it was let into; empty where there are none. */
  joined() {
    return existsSync(this.#settings()) ? readFileSync(this.#settings(), "utf8") : "";
  }

  #settings() {
    return join(this.root, "etc/NetworkManager/system-connections/adoube-venue.nmconnection");
  }

  /** One that the machine tells of: "connected" or not. */
  screen(name, status) {
    const file = join(this.root, "sys/class/drm", `card0-${name}`, "status");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${status}\n`);
  }
}
