// Makes api/ from ../proto: the client that the pages speak with. Needs no network.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
rmSync(`${web}/api`, { recursive: true, force: true });
execFileSync(
  process.execPath,
  ["node_modules/@bufbuild/buf/bin/buf", "generate", "--template", "buf.gen.yaml"],
  { cwd: web, stdio: "inherit" },
);
