// Builds dist/<page> for each page, and says how large each is.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { PAGES, config, web } from "./pages.mjs";

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

function files(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile());
}

for (const page of PAGES) {
  await build(config(page));
  const all = files(`${web}/dist/${page}`);
  const sizes = (end) =>
    all
      .filter((name) => name.endsWith(end))
      .map((name) => gzipSync(readFileSync(name)).length)
      .reduce((sum, size) => sum + size, 0);
  console.log(
    `${page}: ${all.length} files; compressed: script ${kib(sizes(".js"))}, style ${kib(sizes(".css"))}`,
  );
}
