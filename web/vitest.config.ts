import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Files outside of this folder that tests may read: the catalogue of texts.
const server = { fs: { allow: [".", "../text"] } };
const HERE = "{shared,console,wall,play,i18n}/**";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [svelte()],
        server,
        test: {
          name: "units",
          include: [`${HERE}/*.test.ts`, "tools/*.test.mjs"],
          exclude: ["**/*.dom.test.ts", "**/node_modules/**"],
          environment: "node",
        },
      },
      // What only a part that is drawn can show: it is pressed in a document without a browser.
      {
        plugins: [svelte()],
        server,
        resolve: { conditions: ["browser"] },
        test: { name: "dom", include: [`${HERE}/*.dom.test.ts`], environment: "happy-dom" },
      },
    ],
  },
});
