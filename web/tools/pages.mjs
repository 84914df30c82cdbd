// The pages, each a bundle of its own: different programs serve them.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));

export const PAGES = ["console", "wall", "play"];

/** How the ids of messages begin that only officials read: a player's page is light without them. */
export const OFFICIALS_ONLY = [
  "board-differs-",
  "board-form-",
  "command-",
  "penalty-form-",
  "penalty-list-",
  "penalty-proposed",
];

/** How the ids of messages begin that only the command line says: no page has them. */
export const COMMAND_LINE_ONLY = "cli-";

/** The families of texts (i18n/) that only officials read. */
export const OFFICIALS_FAMILIES = ["note", "record", "saw"];

/** The catalogue of texts as a page needs it: without the remarks, and the commands to type. */
const catalogue = (page) => ({
  name: "catalogue",
  enforce: "pre",
  load(id) {
    const [file, query] = id.split("?");
    if (page === "play" && /\/i18n\/\w+\.json$/.test(file))
      return JSON.stringify(familiesForPlayers(JSON.parse(readFileSync(file, "utf8"))));
    if (!file.endsWith(".ftl") || query !== "raw") return undefined;
    const text = forPages(readFileSync(file, "utf8"));
    return `export default ${JSON.stringify(page === "play" ? forPlayers(text) : text)}`;
  },
});

/** Without what only officials read. */
export const forPlayers = (text) =>
  text
    .split(/^(?=\S)/m)
    .filter((message) => !OFFICIALS_ONLY.some((begin) => message.startsWith(begin)))
    .join("");

/** An attribute goes to the next one, the next message or an empty line. */
export const forPages = (text) =>
  text
    .replace(/^#.*\n/gm, "")
    .split(/^(?=\S)/m)
    .filter((message) => !message.startsWith(COMMAND_LINE_ONLY))
    .join("")
    .replace(/^ {4}\.command =.*\n(?:(?! {4}\.|\S|\n).*\n)*/gm, "")
    .replace(/\n{2,}/g, "\n");

export const familiesForPlayers = (texts) =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => !OFFICIALS_FAMILIES.includes(key.split(".")[0])),
  );

/** How a page is built; everything that it needs ends up in dist/<page>. */
export function config(page) {
  return {
    configFile: false,
    root: `${web}/${page}`,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins: [catalogue(page), svelte({ configFile: `${web}/svelte.config.js` })],
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
