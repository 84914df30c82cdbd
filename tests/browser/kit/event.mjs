// A real event in a folder of its own: two venues, three devices each, a round of two games.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Cable } from "./cable.mjs";
import { adoube, built, end, start } from "./programs.mjs";
import { until } from "./until.mjs";

export const VENUES = ["madrid", "chennai"];

/** Nobody moves any more after these: what is tested happens meanwhile. */
const AWAITED = 3_600_000;

const GAMES = [
  { white: "Ding, Liren", black: "Nepomniachtchi, Ian", moves: ["e2e4", "e7e5", "g1f3"] },
  { white: "Caruana, Fabiano", black: "Firouzja, Alireza", moves: ["d2d4", "d7d5", "c2c4"] },
];

const pgn = GAMES.map(
  ({ white, black }, index) =>
    `[Event "Pages"]\n[Site "?"]\n[Date "2026.11.22"]\n[Round "1.${index + 1}"]\n` +
    `[White "${white}"]\n[Black "${black}"]\n[Result "*"]\n\n*\n`,
).join("\n");

const script = {
  games: GAMES.map(({ white, black, moves }) => ({
    white,
    black,
    moves: [...moves.map((uci) => ({ uci, think_ms: 300 })), { uci: "a7a6", think_ms: AWAITED }],
    end: { how: "resign", by: "white" },
  })),
};

/** A king on f1 with a rook on g1: he castles in his first move. */
const BESIDE = "bnrbqkrn/pppppppp/8/8/8/8/PPPPPPPP/BNRBQKRN w KQkq - 0 1";

/** Ports as `adoube init` lays them out. */
const OFFSETS = [0, 300, ...[100, 200, 400, 1183].flatMap((offset) => [offset, offset + 1])];

const free = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

async function base() {
  for (;;) {
    const base = 32 * (625 + Math.floor(Math.random() * 300));
    const all = await Promise.all(OFFSETS.map((offset) => free(base + offset)));
    if (all.every(Boolean)) return base;
  }
}

export class Event {
  #children = new Map();
  #cables = [];

  /** Everything set up, its regulations with these changes, each a text and what stands for it, or something that is
   * done beside; who is to be there is started. */
  static async begin(...changes) {
    const event = new Event();
    event.root = mkdtempSync(join(tmpdir(), "adoube-pages-"));
    event.folder = join(event.root, "event");
    adoube("init", event.folder, "--venues", "2", "--devices-per-venue", "3", "--port-base", String(await base()));
    const regulations = join(event.folder, "regulations.toml");
    const texts = changes.filter((change) => Array.isArray(change));
    const text = [[/before_game = .*/, 'before_game = "none"'], ...texts].reduce((text, [what, by]) => {
      const changed = text.replace(what, by);
      if (changed === text) throw new Error(`the regulations say nothing of ${what}`);
      return changed;
    }, readFileSync(regulations, "utf8"));
    writeFileSync(regulations, text);
    for (const act of changes.filter((change) => !Array.isArray(change))) act(event);
    event.startCoordinator();
    await event.asked("set-up");
    VENUES.forEach((venue) => event.startVenue(venue));
    return event;
  }

  /** A round that is being played, under regulations with these changes. */
  static async playing(...changes) {
    const event = await Event.begin(...changes);
    const file = join(event.root, "round.pgn");
    writeFileSync(file, pgn);
    writeFileSync(join(event.root, "games.json"), JSON.stringify(script));
    event.adoube("import", "pgn", file, "--round", "1");
    event.adoube("round", "publish", "1");
    for (const venue of VENUES) [1, 2, 3].forEach((n) => event.startKiosk(`${venue}-${n}`));
    event.adoube("round", "start", "1", "--yes");
    await until("three half-moves on each board", () => {
      const boards = event.boards();
      return boards.length === 2 && boards.every(({ ply }) => ply >= 3);
    });
    return event;
  }

  /** A published round of two boards whose four players sit at the pages of their devices. */
  static async paged({ changes = [], games = pgn } = {}) {
    const event = await Event.begin([/^(smart_move|premove) = false$/gm, "$1 = true"], ...changes);
    const file = join(event.root, "round.pgn");
    writeFileSync(file, games);
    event.adoube("import", "pgn", file, "--round", "1");
    event.adoube("round", "publish", "1");
    for (const venue of VENUES) [1, 2].forEach((n) => event.startPage(`${venue}-${n}`));
    return event;
  }

  /** The same in Chess960, from a position where the king stands beside his rook. */
  static paged960() {
    const start = `[SetUp "1"]\n[FEN "${BESIDE}"]\n[Result`;
    const given = [/^draw = "board"$/m, 'draw = "given"'];
    const changes = [[/^variant = "standard"$/m, 'variant = "chess960"'], given];
    return Event.paged({ changes, games: pgn.replaceAll("[Result", start) });
  }

  /** Everything between a device and its venue goes through a cable that can be pulled from now on: what
   * pulls it and puts it back. Before its page is started anew. */
  async cable(device) {
    const file = join(this.device(device), "device.toml");
    const text = readFileSync(file, "utf8");
    const ports = [...text.matchAll(/^(?:mqtt|relay) = "127\.0\.0\.1:(\d+)"$/gm)].map(([, port]) => port);
    const cables = await Promise.all(ports.map((port) => Cable.to(Number(port))));
    this.#cables.push(...cables);
    const led = ports.reduce((text, port, n) => text.replace(`:${port}"`, `:${cables[n].port}"`), text);
    writeFileSync(file, led);
    return {
      pull: () => cables.forEach((cable) => cable.pull()),
      putBack: () => cables.forEach((cable) => cable.putBack()),
    };
  }

  /** The same for a device that is there already: its agent is started anew, on its cable. */
  async onCable(device) {
    await this.address(device);
    await this.kill(device);
    const cable = await this.cable(device);
    this.startPage(device);
    await this.address(device);
    return cable;
  }

  /** A published round whose players are to be checked before their games. */
  static async unchecked(...changes) {
    const event = await Event.begin([/before_game = "none"/, 'before_game = "required"'], ...changes);
    const file = join(event.root, "round.pgn");
    writeFileSync(file, pgn);
    event.adoube("import", "pgn", file, "--round", "1");
    event.adoube("round", "publish", "1");
    return event;
  }

  /** What the command line says of the round's boards. */
  boards() {
    const lines = this.adoube("watch", "--once", "--json").trim().split("\n");
    const told = lines.map((line) => JSON.parse(line));
    return told.flatMap((line) => line.boards ?? (line.board && line.ply !== undefined ? [line] : []));
  }

  adoube(...args) {
    return adoube("--event", this.folder, ...args);
  }

  /** The same, until it is answered. */
  asked(...args) {
    return until(`adoube ${args.join(" ")}`, () => {
      try {
        return this.adoube(...args) || "done";
      } catch (error) {
        this.lastError = error;
        return false;
      }
    });
  }

  /** A link that signs somebody in. */
  invitation(...args) {
    return JSON.parse(this.adoube("invite", ...args, "--json")).link;
  }

  startCoordinator() {
    this.#start("coordinator", "adoube-coordinator", ["--dir", join(this.folder, "coordinator")]);
  }

  startVenue(venue) {
    this.#start(venue, "adoube-venue", ["--dir", join(this.folder, "venues", venue)]);
  }

  startKiosk(device) {
    const dir = this.device(device);
    this.#start(device, "adoube-kiosk", ["run", "--dir", dir, "--script", join(this.root, "games.json")]);
  }

  /** A device whose player sits at its page. */
  startPage(device) {
    this.#start(device, "adoube-kiosk", ["run", "--dir", this.device(device), "--page"]);
  }

  /** Such a device, whose agent is started again whenever it dies. */
  keepPage(device) {
    const agent = [`${built}/adoube-kiosk`, "run", "--page", "--until-stdin-closes", "--dir", this.device(device)];
    this.#start(device, "adoube-kiosk", ["keep", "--", ...agent]);
  }

  /** Kills the agent of a device, not who keeps it. */
  killAgent(device) {
    const pid = Number(readFileSync(join(this.device(device), "data", "lock"), "utf8"));
    process.kill(pid, "SIGKILL");
  }

  /** Where a device's page is, with its key, once it is served. */
  address(device) {
    const file = join(this.device(device), "data", "page.url");
    return until(`the page of ${device}`, async () => {
      const address = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
      const served = address && (await fetch(address).catch(() => false));
      return served && address;
    });
  }

  /** A device's folder. */
  device(device) {
    const [venue] = device.split("-");
    return join(this.folder, "venues", venue, "devices", device);
  }

  #start(name, program, args) {
    this.#children.set(name, start(program, args, join(this.root, `${name}.log`)));
  }

  /** Kills a program: "coordinator", a venue or a device. */
  kill(name) {
    return end(this.#children.get(name), "SIGKILL");
  }

  async close() {
    await Promise.all([...this.#children.values()].map((child) => end(child)));
    this.#cables.forEach((cable) => cable.close());
    rmSync(this.root, { recursive: true, force: true });
  }
}
