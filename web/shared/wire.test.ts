import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ofVersion } from "./rpc";
import { WIRE_VERSION } from "./wire";

it("speaks the version of the programs, and says so", async () => {
  const library = readFileSync("../proto/src/lib.rs", "utf8");
  expect(/pub const VERSION: u32 = (\d+);/.exec(library)?.[1]).toBe(String(WIRE_VERSION));
  const header = new Headers();
  const next = () => Promise.reject(new Error("not sent"));
  await expect(ofVersion(next)({ header } as never)).rejects.toThrow("not sent");
  expect(header.get("x-user-agent")).toBe(`adoube-wire/${WIRE_VERSION}`);
});
