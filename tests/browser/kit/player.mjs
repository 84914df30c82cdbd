// A player at his page: what he sees, and what he does with mouse and keyboard.
import { after, before } from "node:test";
import { missing, open, person } from "./browser.mjs";
import { VENUES } from "./event.mjs";

/** What the page says in each language that a story is told in. */
const WORDS = {
  en: {
    plays: /You play (White|Black)/,
    white: "White",
    here: "I am here",
    field: "Your move or a command",
  },
  es: {
    plays: /juega con (blancas|negras)/,
    white: "blancas",
    here: "Estoy aquí",
    field: "Su jugada o un comando",
  },
};

export class Player {
  constructor(page, device, address, language) {
    Object.assign(this, { page, device, address, words: WORDS[language] });
  }

  /** Everybody at his device, by seat: "1.1 white". */
  static async seated(browser, event, locales = {}) {
    const found = {};
    for (const venue of VENUES) {
      for (const n of [1, 2]) {
        const device = `${venue}-${n}`;
        const locale = locales[device] ?? "en-GB";
        const page = await person(browser, { locale });
        const address = await event.address(device);
        await page.goto(address);
        const player = new Player(page, device, address, locale.slice(0, 2));
        found[await player.seat()] = player;
      }
    }
    return found;
  }

  async seat() {
    const heading = this.page.getByRole("heading", { name: this.words.plays });
    const side = (await heading.textContent()).includes(this.words.white) ? "white" : "black";
    const board = /\d+\.\d+/.exec(await this.page.getByRole("heading", { level: 1 }).textContent());
    this.side = side;
    return `${board[0]} ${side}`;
  }

  /** Done once the page asks for it no more. An error tells what the page says instead. */
  async checkIn() {
    const button = this.page.getByRole("button", { name: this.words.here });
    await button.click();
    await this.#waits(() => button.waitFor({ state: "detached" }));
  }

  /** In the field, as a player without a mouse does. */
  async type(text) {
    await this.page.getByLabel(this.words.field).fill(text);
    await this.page.keyboard.press("Enter");
  }

  async #at(square) {
    const { x, y, width } = await this.page.locator("cg-board").boundingBox();
    const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
    const [right, down] = this.side === "white" ? [file, 7 - rank] : [7 - file, rank];
    return [x + ((right + 0.5) * width) / 8, y + ((down + 0.5) * width) / 8];
  }

  /** Two clicks. */
  async click(from, to) {
    for (const square of [from, to].filter(Boolean)) await this.page.mouse.click(...(await this.#at(square)));
  }

  async drag(from, to) {
    await this.lift(from, to);
    await this.page.mouse.up();
  }

  /** Holds the piece over the square where it is to go. */
  async lift(from, to) {
    await this.page.mouse.move(...(await this.#at(from)));
    await this.page.mouse.down();
    await this.page.mouse.move(...(await this.#at(to)), { steps: 4 });
  }

  /** The move stands in the list. */
  sees(san) {
    return this.page
      .locator("tbody td strong", {
        hasText: new RegExp(`^${san.replace(/[+=]/g, "\\$&")}$`),
      })
      .last()
      .waitFor();
  }

  /** An error tells what the page says instead. */
  says(text) {
    return this.#waits(() => this.page.getByText(text).first().waitFor());
  }

  async #waits(until) {
    try {
      await until();
    } catch (error) {
      const lines = (await this.page.locator("body").innerText()).split("\n");
      // The names of files and ranks tell nothing.
      const text = lines.filter((line) => line.trim().length > 1).join(" | ");
      error.message = `${this.device}, ${this.side}: ${text}\n${error.message}`;
      throw error;
    }
  }

  /** It came to the ear: what happens is told in one place. An error tells what was told there last. */
  async hears(text) {
    const log = this.page.getByRole("log");
    try {
      await log.getByText(text).waitFor({ state: "attached" });
    } catch (error) {
      error.message += `\nHeard last: ${await log.textContent()}`;
      throw error;
    }
  }

  press(name) {
    return this.page.getByRole("button", { name, exact: true }).click();
  }

  /** A choice in the settings, which counts once the server has it. */
  async chooses(text) {
    await this.page.getByText(text, { exact: true }).click();
    await this.page.locator("label.chosen", { hasText: text }).waitFor();
  }

  /** The button of a question that is asked once more. */
  confirm(name) {
    return this.page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }
}

/** An event whose round has begun, a browser, and everybody at his page, for the stories of one file.
 * Filled before the first of them. */
export function round(begin, locales) {
  const found = {};
  before(async () => {
    if (missing) return;
    found.event = await begin();
    found.browser = await open();
    found.seats = await Player.seated(found.browser, found.event, locales);
    found.event.adoube("round", "start", "1", "--yes");
  });
  after(async () => {
    await found.browser?.close();
    await found.event?.close();
  });
  return found;
}
