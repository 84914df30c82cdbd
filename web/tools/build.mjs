// Builds dist/<page> for each page, and says how large each is; an error for one that is too large.
import { rmSync } from "node:fs";
import { build } from "vite";
import { PAGES, config, web } from "./pages.mjs";
import { tooHeavy, weigh } from "./weight.mjs";

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

for (const page of PAGES) {
  await build(config(page));
  const folder = `${web}/dist/${page}`;
  const { files, script, style } = weigh(folder);
  console.log(`${page}: ${files} files; compressed: script ${kib(script)}, style ${kib(style)}`);
  const why = tooHeavy(page, script);
  if (!why) continue;
  // What is left out is not taken for built the next time.
  rmSync(folder, { recursive: true });
  throw new Error(why);
}
