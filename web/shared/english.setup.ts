import { beforeAll } from "vitest";
import { language } from "./i18n.svelte";

// Each file of tests begins in English, whatever the one before it chose.
beforeAll(() => {
  language.code = "en";
});
