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
    const log = join(demo.root, "told");
    demo.child = start("adoube", ["demo", "--play", "--venues", "2", "--json"], log);
    demo.links = await until("the demo tells its links", () => {
      const lines = readFileSync(log, "utf8").split("\n").slice(0, -1);
      return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line)).find(({ kind }) => kind === "links");
    });
    return demo;
  }

  /** As Ctrl-C ends it. */
  async close() {
    await end(this.child, "SIGINT");
    rmSync(this.root, { recursive: true, force: true });
  }
}
