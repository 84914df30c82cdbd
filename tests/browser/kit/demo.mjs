// The demo that people play in, until it is closed.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, start } from "./programs.mjs";
import { until } from "./until.mjs";

export class Demo {
  /** It runs, and has told its links. */
  static async begin() {
    const demo = new Demo();
    demo.root = mkdtempSync(join(tmpdir(), "adoube-demo-"));
    const keep = join(demo.root, "kept");
    demo.child = start("adoube", ["demo", "--play", "--venues", "2", "--json", "--keep", keep], join(demo.root, "told"));
    demo.links = await until("the demo tells its links", () => demo.told().find(({ kind }) => kind === "links"));
    return demo;
  }

  /** What it has told. */
  told() {
    const lines = readFileSync(join(this.root, "told"), "utf8").split("\n").slice(0, -1);
    return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  }

  /** Kills White's agent, as a power cut would; its device. */
  killWhites() {
    const { white, processes } = this.links;
    process.kill(processes[`kiosk ${white.device}`], "SIGKILL");
    return white.device;
  }

  /** As Ctrl-C ends it. */
  async close() {
    await end(this.child, "SIGINT");
    rmSync(this.root, { recursive: true, force: true });
  }
}
