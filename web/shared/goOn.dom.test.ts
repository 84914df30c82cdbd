// Where the focus goes when its control is taken away.
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepGoingOn } from "./goOn";

let stop = () => {};
beforeEach(() => (stop = keepGoingOn()));
afterEach(() => stop());

const row = (id: string) =>
  `<li id="${id}"><a href="#${id}">${id}</a> <button>Answer</button></li>`;

function page(...rows: string[]) {
  document.body.innerHTML = `<main><h1>Calls</h1><ul>${rows.map(row).join("")}</ul></main>`;
}

const find = <E extends HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

async function gone(selector: string) {
  find(selector).remove();
  await new Promise((done) => setTimeout(done));
  const at = document.activeElement;
  return at === document.body ? "nowhere" : at?.textContent;
}

test("of a row that goes it goes to the next one, and behind the last to the heading", async () => {
  page("1.1", "1.2");
  find("li button").focus();
  expect(await gone("li")).toBe("1.2");
  expect(await gone("li")).toBe("Calls");
});

test("of a button that goes it goes to what is left of its row", async () => {
  document.body.innerHTML = `<ul><li><a href="#x">a device</a><div>
    <button id="come">I am coming</button><button>Answer</button></div></li></ul>`;
  find("#come").focus();
  expect(await gone("#come")).toBe("Answer");
});

test("a dialog that goes after what it was opened from leads to where that stood", async () => {
  page("1.1", "1.2");
  find("li button").focus();
  document.body.insertAdjacentHTML("beforeend", "<dialog open><button>Valid</button></dialog>");
  find("dialog button").focus();
  expect(await gone("li")).toBe("Valid");
  expect(await gone("dialog")).toBe("1.2");
});

test("what stands in the place of a part that goes is read from its heading", async () => {
  document.body.innerHTML =
    "<main><h1>Incident 4</h1><div id=rulings><section><h2>Rule</h2><button>Rule</button></section></div></main>";
  find("button").focus();
  find("#rulings").insertAdjacentHTML("beforeend", "<section><h2>Rulings</h2></section>");
  expect(await gone("section")).toBe("Rulings");
});

test("who pointed elsewhere, or is elsewhere, stays there", async () => {
  page("1.1", "1.2");
  find("li button").focus();
  find("h1").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  find("li button").blur();
  expect(await gone("li")).toBe("nowhere");
});

test("of a button that goes it never goes to what undoes something, but to the row", async () => {
  document.body.innerHTML = `<h2>Rounds</h2><ul><li id="row">Round 1
    <button data-destructive>Unpublish</button><button id="start">Start</button></li></ul>`;
  find("#start").focus();
  await gone("#start");
  expect(document.activeElement).toBe(find("#row"));
});
