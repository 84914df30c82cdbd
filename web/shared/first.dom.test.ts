// Where a dialog begins for who has no mouse.
import { expect, test } from "vitest";
import { firstOf } from "./first";

function begins(body: string): string | undefined {
  document.body.innerHTML = `<dialog open><button>Close</button><div class="body">${body}</div></dialog>`;
  const dialog = document.querySelector("dialog");
  return (dialog && firstOf(dialog))?.id;
}

test("acc_3 a dialog with fields begins at the first that can be used, not at what closes it", () => {
  const table: [string, string | undefined][] = [
    ["<p>Sure?</p><select id=a></select><input id=b><button></button>", "a"],
    ["<input id=a disabled><input id=b>", "b"],
    ["<input id=a><textarea id=b data-first></textarea>", "b"],
    ["<details><summary tabindex=-1></summary><input id=a></details><input id=b>", "b"],
    ["<input type=radio name=n id=a><input type=radio name=n id=b checked>", "b"],
    // What is done there first is no typing.
    ["<button id=a></button><input id=b>", undefined],
    ["<p>Nothing to type</p>", undefined],
  ];
  for (const [body, first] of table) expect(begins(body), body).toBe(first);
});
