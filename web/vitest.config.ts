import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Files outside of this folder that tests may read: the catalogue of texts.
const server = { fs: { allow: [".", "../text"] } };
// Files share what they import: read anew for each of them, it takes three times as long.
const together = { isolate: false, setupFiles: ["shared/english.setup.ts"] };
const HERE = "{shared,console,wall,play}/**";

export default defineConfig({
  test: {
    // The machine that checks a change has two cores, and vitest would leave one free.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [svelte()],
        server,
        test: {
          name: "units",
          include: [`${HERE}/*.test.ts`, "tools/*.test.mjs"],
          exclude: ["**/*.dom.test.ts", "**/node_modules/**"],
          environment: "node",
          ...together,
        },
      },
      // What only a part that is drawn can show: it is pressed in a document without a browser.
      {
        plugins: [svelte()],
        server,
        resolve: { conditions: ["browser"] },
        test: {
          name: "dom",
          include: [`${HERE}/*.dom.test.ts`],
          environment: "happy-dom",
          ...together,
        },
      },
    ],
  },
});
