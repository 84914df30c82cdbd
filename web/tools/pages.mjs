// The pages, each a bundle of its own: different programs serve them.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));

export const PAGES = ["console", "wall", "play"];

/** The files of texts (../text/<language>/) that a page carries. A player's page is light without what officials read. */
export const TEXTS = {
  console: ["refusals", "notes", "pages", "officials", "server", "console"],
  wall: ["refusals", "notes", "pages", "officials", "devices", "wall"],
  play: ["refusals", "notes", "pages", "play"],
};

/** The texts as a page needs them: its files, without remarks, commands to type and needless blanks. */
const texts = (page) => ({
  name: "texts",
  enforce: "pre",
  load(id) {
    const [file, query] = id.split("?");
    if (!file.endsWith(".ftl") || query !== "raw") return undefined;
    const carried = TEXTS[page].includes(basename(file, ".ftl"));
    return `export default ${JSON.stringify(carried ? forPages(readFileSync(file, "utf8")) : "")}`;
  },
});

/** An attribute goes to the next one, the next message or an empty line. */
export const forPages = (text) =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/^ {4}\.command =.*\n(?:(?! {4}\.|\S|\n).*\n)*/gm, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/^( \.?[a-z-]+|[a-z][\w-]*) = /gm, "$1=")
    .replace(/\{ +/g, "{")
    .replace(/ +\}/g, "}")
    .trimStart();

/** How a page is built; everything that it needs ends up in dist/<page>. */
export function config(page) {
  return {
    configFile: false,
    root: `${web}/${page}`,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins: [texts(page), svelte({ configFile: `${web}/svelte.config.js` })],
    build: {
      outDir: `${web}/dist/${page}`,
      emptyOutDir: true,
      target: "es2022",
      // The content security policy lets no inline script pass.
      modulePreload: { polyfill: false },
      // Sounds and the like are files: media-src is 'self'.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
}
