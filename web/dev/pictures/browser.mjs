// Debian's Chromium, and the pages with a made-up event behind them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createServer, loadConfigFromFile } from "vite";

const CHROMIUM = ["/usr/bin/chromium", "/usr/lib/chromium/chromium"].find(existsSync);
const CONFIG = join(import.meta.dirname, "../vite.config.ts");

/** Runs `work` with a browser and the address of the pages; both end with it. */
export async function looking(work) {
  if (!CHROMIUM) throw new Error("there is no chromium: apt-get install chromium");
  const { config } = await loadConfigFromFile({ command: "serve" }, CONFIG);
  const own = { ...config.server, port: 0, strictPort: false, hmr: false };
  const server = await createServer({ ...config, server: own });
  const args = ["--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args });
  try {
    await server.listen();
    return await work(browser, server.resolvedUrls.local[0]);
  } finally {
    await browser.close();
    await server.close();
  }
}
