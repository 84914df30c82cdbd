// Debian's Chromium, and the pages with a made-up event behind them.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, loadConfigFromFile, preview } from "vite";

const CHROMIUM = ["/usr/bin/chromium", "/usr/lib/chromium/chromium"].find(existsSync);
const CONFIG = join(import.meta.dirname, "../vite.config.ts");
const PAGES = ["console", "play", "wall"];

/** Runs `work` with a browser and the address of the pages, which are built once; all ends with it. */
export async function looking(work) {
  if (!CHROMIUM) throw new Error("there is no chromium: apt-get install chromium");
  const { config } = await loadConfigFromFile({ command: "build" }, CONFIG);
  const outDir = mkdtempSync(join(tmpdir(), "adoube-pictures-"));
  const input = PAGES.map((page) => join(config.root, `${page}.html`));
  const built = {
    ...config,
    build: { outDir, emptyOutDir: false, minify: false, rollupOptions: { input } },
  };
  let server, browser;
  try {
    await build(built);
    server = await preview({ ...built, preview: { port: 0, host: "127.0.0.1" } });
    const args = ["--no-sandbox", "--disable-gpu"];
    browser = await chromium.launch({ executablePath: CHROMIUM, args });
    return await work(browser, server.resolvedUrls.local[0]);
  } finally {
    await browser?.close();
    await server?.close();
    rmSync(outDir, { recursive: true });
  }
}
