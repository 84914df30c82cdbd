// Makes api/ from ../proto and ../text: the client that the pages speak with, and the ids of their texts. Needs no network.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { TEXTS, web } from "./pages.mjs";

rmSync(`${web}/api`, { recursive: true, force: true });
execFileSync(
  process.execPath,
  ["node_modules/@bufbuild/buf/bin/buf", "generate", "--template", "buf.gen.yaml"],
  { cwd: web, stdio: "inherit" },
);

const files = [...new Set(Object.values(TEXTS).flat())];
const texts = files.map((file) => readFileSync(`${web}/../text/en/${file}.ftl`, "utf8"));
const ids = texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id));
const union = ids.map((id) => `\n  | "${id}"`).join("");
writeFileSync(
  `${web}/api/messages.ts`,
  `/** A text of the pages. */\nexport type MessageId =${union};\n`,
);
