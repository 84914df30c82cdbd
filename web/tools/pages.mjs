// The pages, each a bundle of its own: different programs serve them.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));

export const PAGES = ["console", "wall", "play"];

/** How a page is built; everything that it needs ends up in dist/<page>. */
export function config(page) {
  return {
    configFile: false,
    root: `${web}/${page}`,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins: [svelte({ configFile: `${web}/svelte.config.js` })],
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
