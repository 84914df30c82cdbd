// What is open over the wall: a device by the page's address, the checks, the settings.
import { decoded } from "../shared/decoded";

function addressed(): string {
  const [, place = "", id = ""] = location.hash.split("/");
  return place === "device" ? decoded(id) : "";
}

export class Sheets {
  /** Its id; empty for none. */
  device = $state(addressed());
  checks = $state(false);
  settings = $state(false);

  /** The address is another one. */
  look() {
    this.device = addressed();
  }

  leaveDevice() {
    location.hash = "#/";
  }

  /** The wall itself, with what covers it gone. */
  leaveAll() {
    [this.checks, this.settings] = [false, false];
    this.leaveDevice();
  }
}
