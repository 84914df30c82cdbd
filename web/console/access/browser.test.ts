import { expect, test } from "vitest";
import { browserName } from "./browser";

test("browsers are told by the names that people know", () => {
  const linux = "Mozilla/5.0 (X11; Linux x86_64)";
  const table: [string, string][] = [
    [
      `${linux} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`,
      "Chrome 156, Linux",
    ],
    [
      "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
      "Firefox 140, Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari 18, iOS",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge 140, Windows",
    ],
    ["a screen reader of our own", "a screen reader of our own"],
    ["", ""],
  ];
  for (const [said, name] of table) expect(browserName(said)).toBe(name);
});
