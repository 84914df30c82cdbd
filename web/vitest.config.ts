import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ["{shared,console,wall,play,i18n}/**/*.test.ts", "tools/*.test.mjs"],
    environment: "node",
  },
});
