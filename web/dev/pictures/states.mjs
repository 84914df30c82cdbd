// What is photographed: each page in its main states. `at` is the address below that of the pages, `do`
// what a person does before the picture is taken. `names` says that every surname has room (or those of tiles in "trouble"),
// `sight` that the board and both clocks are seen without scrolling, `answer` that an offer of a draw can be answered
// without, `row` that the head is one row, `told` that all that a player is told is read without,
// `buttons` and `parts` (selectors) which are whole in sight.

const DESK = { width: 1440, height: 900 };
const HALL = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
/** Between a phone and a screen, upright. */
const TABLET = { width: 820, height: 1180 };
/** The least at which a wall has its head in one row. */
const LAPTOP = { width: 1280, height: 800 };
/** A laptop's, less what the browser has of it. */
const LOW = { width: 1280, height: 720 };
const SMALL = { width: 1024, height: 768 };
/** What many playing devices have. */
const NOTEBOOK = { width: 1366, height: 768 };
/** The same with the browser's zoom at 200 %. */
const ZOOMED = { width: 640, height: 400 };
/** A phone on its side. */
const SIDEWAYS = { width: 844, height: 390 };

const cut = (page) =>
  page.evaluate(() => (window.made.cut = true)).then(() => page.waitForTimeout(3_500));

/** The agent of a player's page is heard no more. */
const dead = (page) =>
  page.evaluate(() => (window.made.state = "silent")).then(() => page.waitForTimeout(3_500));

const hung = (page) =>
  page.evaluate(() => (window.made.hung = "oslo")).then(() => page.waitForTimeout(4_500));

const invited = async (page) => {
  await page.locator("form button").click();
  await page.locator("section", { has: page.locator("code") }).waitFor();
  await page.getByRole("button", { name: "Withdraw" }).click();
};

const press =
  (...names) =>
  async (page) => {
    for (const name of names) {
      await page.getByRole("button", { name }).first().click();
      await page.waitForTimeout(400);
    }
  };

const giving = async (page) => {
  await press("Give time")(page);
  await page.locator("dialog input").first().fill("0:05:00");
  await page.waitForTimeout(600);
};

/** Of the commands that are folded away, with both clocks typed where it asks for them. */
const commanding =
  (name, ...typed) =>
  async (page) => {
    await more(page);
    await press(name)(page);
    for (const [at, text] of typed.entries()) {
      await page.locator("dialog .fields input.input").nth(at).fill(text);
    }
    await page.waitForTimeout(800);
  };

/** A lost game with half a point for the opponent, and time. */
const penalising = async (page) => {
  await commanding("Impose a penalty")(page);
  await page.locator("dialog").getByLabel("Player").selectOption({ index: 1 });
  await page.locator("dialog select.kind").selectOption({ label: "Game lost" });
  await page.locator("dialog .line select").last().selectOption("1");
  await press("Add another penalty")(page);
  await page.locator("dialog select.kind").last().selectOption({ label: "Time to the opponent" });
  await page.locator("dialog .line input").last().fill("0:02:00");
  await page.waitForTimeout(1_200);
};

const more = async (page) => {
  await page.locator("details summary").first().click();
  await page.waitForTimeout(600);
};

const console_ = [
  { name: "console-signed-out", at: "console.html#signed-out" },
  { name: "console-incidents", at: "console.html#/incidents" },
  { name: "console-incidents-dark", at: "console.html#/incidents", dark: true },
  { name: "console-incidents-es", at: "console.html#/incidents", locale: "es-ES" },
  { name: "console-incidents-phone", at: "console.html#/incidents", size: PHONE },
  { name: "console-incident", at: "console.html#/incidents/3" },
  { name: "console-incident-dark", at: "console.html#/incidents/3", dark: true },
  { name: "console-incident-phone", at: "console.html#/incidents/3", size: PHONE, whole: true },
  { name: "console-incident-es", at: "console.html#/incidents/3", locale: "es-ES", whole: true },
  ...[2, 3].map((incident) => ({
    name: `console-incident-${incident}-phone-es`,
    at: `console.html#/incidents/${incident}`,
    size: PHONE,
    locale: "es-ES",
    whole: true,
  })),
  { name: "console-incident-small", at: "console.html#/incidents/3", size: SMALL },
  { name: "console-incident-proposal", at: "console.html#/incidents/4", whole: true },
  { name: "console-incident-ruled", at: "console.html#/incidents/2", whole: true },
  {
    name: "console-incident-ruled-es",
    at: "console.html#/incidents/2",
    locale: "es-ES",
    whole: true,
  },
  { name: "console-boards", at: "console.html#/boards", names: true },
  { name: "console-boards-500", at: "console.html?boards=500#/boards", size: HALL },
  { name: "console-boards-phone", at: "console.html#/boards", size: PHONE },
  { name: "console-boards-500-phone", at: "console.html?boards=500#/boards", size: PHONE },
  { name: "console-board", at: "console.html#/board/3.3" },
  { name: "console-board-es", at: "console.html#/board/3.3", locale: "es-ES" },
  { name: "console-board-phone", at: "console.html#/board/3.3", size: PHONE, whole: true },
  { name: "console-board-differs", at: "console.html?eboards#/board/3.5", whole: true },
  {
    name: "console-board-differs-es",
    at: "console.html?eboards#/board/3.5",
    locale: "es-ES",
    size: PHONE,
    whole: true,
  },
  { name: "console-give-time", at: "console.html#/board/3.3", do: giving },
  { name: "console-give-time-phone", at: "console.html#/board/3.3", do: giving, size: PHONE },
  ...[
    ["set-clocks", commanding("Set clocks", "0:02:00", "0:02:00")],
    ["restore", commanding("Restore position", "10", "0:02:00", "0:02:00")],
    ["reverse-colours", commanding("Reverse colours")],
    ["waive-checks", commanding("Waive checks")],
    ["wait-for-player", commanding("Wait for a player")],
    ["penalty", penalising],
  ].map(([name, act]) => ({
    name: `console-${name}`,
    at: "console.html#/board/3.3",
    do: act,
    size: NOTEBOOK,
  })),
  { name: "console-penalties", at: "console.html#/penalties", size: NOTEBOOK },
  {
    name: "console-penalties-player-phone-es",
    at: "console.html#/penalties/3",
    size: PHONE,
    locale: "es-ES",
  },
  { name: "console-penalty-phone", at: "console.html#/board/3.3", do: penalising, size: PHONE },
  { name: "console-more", at: "console.html#/board/3.3", do: more },
  { name: "console-confirm", at: "console.html#/incidents/3", do: press("Confirm ruling") },
  {
    name: "console-confirm-phone",
    at: "console.html#/incidents/3",
    do: press("Confirm ruling"),
    size: PHONE,
  },
  ...[
    ["console-resume", "board/3.3", press("Resume")],
    ["console-declare", "board/3.3", press("Declare result")],
    ["console-publish", "round", press(/^Publish/)],
    ["console-close", "round", press("Close the round"), "?closable"],
    ["console-delegate", "access", press("Delegate")],
    ["console-folded", "incidents/4", async () => undefined],
  ].flatMap(([name, where, act, query = ""]) => [
    { name, at: `console.html${query}#/${where}`, do: act, size: NOTEBOOK },
    {
      name: `${name}-phone`,
      at: `console.html${query}#/${where}`,
      do: act,
      size: PHONE,
      whole: true,
    },
  ]),
  {
    name: "console-resume-es",
    at: "console.html#/board/3.3",
    locale: "es-ES",
    do: press("Reanudar"),
  },
  {
    name: "console-declare-es",
    at: "console.html#/board/3.3",
    locale: "es-ES",
    do: press("Declarar resultado"),
  },
  { name: "console-answer", at: "console.html#/calls", do: press("Answer") },
  { name: "console-close-round", at: "console.html?closable#/round", do: press("Close the round") },
  { name: "console-venues", at: "console.html?boards=60#/venues" },
  { name: "console-venues-silent", at: "console.html?boards=60#/venues/oslo", do: hung },
  { name: "console-venues-silent-es", at: "console.html#/venues/oslo", do: hung, locale: "es-ES" },
  { name: "console-calls", at: "console.html#/calls" },
  { name: "console-round", at: "console.html#/round" },
  { name: "console-checks", at: "console.html#/checks" },
  { name: "console-access", at: "console.html#/access", do: invited, whole: true },
  { name: "console-access-es", at: "console.html#/access", locale: "es-ES", whole: true },
  { name: "console-access-phone", at: "console.html#/access", size: PHONE, whole: true },
  { name: "console-search", at: "console.html#/incidents", do: (page) => page.keyboard.press("/") },
  { name: "console-keys", at: "console.html#/incidents", do: (page) => page.keyboard.press("?") },
  { name: "console-connection-lost", at: "console.html#/boards", do: cut },
  ...Object.entries({ notebook: NOTEBOOK, small: SMALL, phone: PHONE }).flatMap(([size, value]) =>
    [
      ["incidents", "incidents"],
      ["incident", "incidents/3"],
    ].flatMap(([name, where]) =>
      ["en-GB", "es-ES"].map((locale) => ({
        name: `console-${name}-cut-off-${size}-${locale.slice(0, 2)}`,
        at: `console.html#/${where}`,
        size: value,
        locale,
        do: cut,
      })),
    ),
  ),
];

const wall = [
  { name: "wall-24", at: "wall.html", size: HALL, names: true },
  { name: "wall-board-differs", at: "wall.html?eboards", size: HALL },
  { name: "wall-board-differs-es", at: "wall.html?eboards", size: LAPTOP, locale: "es-ES" },
  { name: "wall-24-dark", at: "wall.html", size: HALL, dark: true },
  { name: "wall-held", at: "wall.html?held", size: HALL, names: true },
  { name: "wall-held-small-es", at: "wall.html?held", size: SMALL, locale: "es-ES" },
  {
    name: "wall-call-paused",
    at: "wall.html?paused-here",
    size: NOTEBOOK,
    buttons: ["I am coming"],
  },
  {
    name: "wall-call-paused-es",
    at: "wall.html?paused-here",
    size: NOTEBOOK,
    locale: "es-ES",
    buttons: ["Voy yo"],
  },
  {
    name: "wall-several-calls-paused",
    at: "wall.html?paused-here&calls",
    size: NOTEBOOK,
    parts: [1, 2, 3].map((n) => `aside li:nth-of-type(${n}) .buttons .button:last-of-type`),
  },
  { name: "wall-held-cut-off", at: "wall.html?held&cut-off", size: HALL },
  { name: "wall-device-moves", at: "wall.html#/device/madrid-10" },
  { name: "wall-calm", at: "wall.html?calm", size: HALL },
  { name: "wall-stands", at: "wall.html?calm&stands", size: HALL, names: true },
  { name: "wall-stands-es", at: "wall.html?calm&stands", size: LAPTOP, locale: "es-ES" },
  {
    name: "wall-stands-phone-es",
    at: "wall.html?stands",
    size: PHONE,
    locale: "es-ES",
    names: "trouble",
  },
  { name: "wall-few", at: "wall.html?devices=4", size: NOTEBOOK },
  ...["en-GB", "es-ES"].map((locale) => ({
    name: `wall-few-unchecked-${locale.slice(0, 2)}`,
    at: "wall.html?devices=8&unchecked",
    size: NOTEBOOK,
    locale,
    names: true,
  })),
  { name: "wall-few-phone-es", at: "wall.html?devices=4", size: PHONE, locale: "es-ES" },
  { name: "wall-device-cut-off", at: "wall.html#/device/madrid-3", do: cut },
  { name: "wall-200", at: "wall.html?devices=200", size: HALL },
  ...Object.entries({
    phone: PHONE,
    low: LOW,
    desk: { width: 1366, height: 768 },
    hall: HALL,
  }).flatMap(([name, size]) => [
    { name: `wall-trouble-${name}`, at: "wall.html?devices=40&silent=26", size },
    {
      name: `wall-trouble-${name}-es`,
      at: "wall.html?devices=40&silent=26",
      size,
      locale: "es-ES",
    },
  ]),
  {
    name: "wall-trouble-low-whole",
    at: "wall.html?devices=40&silent=26",
    size: LOW,
    do: press("show all"),
  },
  { name: "wall-answer", at: "wall.html", size: LOW, do: press("Answer") },
  { name: "wall-answer-es", at: "wall.html", size: LOW, locale: "es-ES", do: press("Responder") },
  {
    name: "wall-answer-scrolled",
    at: "wall.html?paused-here",
    size: NOTEBOOK,
    parts: [".call form .who"],
    do: async (page) => {
      await press("Answer")(page);
      await page
        .getByRole("button", { name: "Cancel" })
        .evaluate((it) => it.scrollIntoView({ block: "end" }));
    },
  },
  { name: "wall-answer-phone", at: "wall.html", size: PHONE, do: press("Answer") },
  ...Object.entries({ low: LOW, notebook: NOTEBOOK, hall: HALL, phone: PHONE }).flatMap(
    ([name, size]) => [
      { name: `wall-checks-${name}`, at: "wall.html?unchecked&lca", size, do: press("Checks") },
      {
        name: `wall-checks-${name}-es`,
        at: "wall.html?unchecked&lca",
        size,
        locale: "es-ES",
        do: press("Controles"),
      },
      { name: `wall-over-${name}`, at: "wall.html?over", size },
    ],
  ),
  { name: "wall-checks-lta", at: "wall.html?unchecked", size: LOW, do: press("Checks") },
  {
    name: "wall-checks-rest",
    at: "wall.html?unchecked&lca&devices=40",
    size: NOTEBOOK,
    do: press("Checks", "Record the rest"),
  },
  {
    name: "wall-checks-rest-es",
    at: "wall.html?unchecked&lca&devices=40",
    size: PHONE,
    locale: "es-ES",
    do: press("Controles", "Anotar el resto"),
  },
  {
    name: "wall-checks-failing",
    at: "wall.html?unchecked&lca",
    size: NOTEBOOK,
    do: press("Checks", "Failed: device"),
  },
  { name: "wall-device-meanwhile-phone", at: "wall.html#/device/madrid-10", size: PHONE },
  {
    name: "wall-device-meanwhile-es",
    at: "wall.html#/device/madrid-10",
    size: LOW,
    locale: "es-ES",
  },
  { name: "wall-3", at: "wall.html?devices=3", size: { width: 1366, height: 768 } },
  { name: "wall-cut-off-low", at: "wall.html?devices=40&cut-off", size: LOW },
  { name: "wall-cut-off", at: "wall.html?cut-off", size: HALL },
  { name: "wall-es", at: "wall.html?unchecked", locale: "es-ES", names: true, row: true },
  { name: "wall-laptop", at: "wall.html?unchecked", size: LAPTOP, row: true },
  { name: "wall-laptop-es", at: "wall.html?unchecked", size: LAPTOP, locale: "es-ES", row: true },
  {
    name: "wall-settings-es",
    at: "wall.html",
    locale: "es-ES",
    do: async (page) => {
      await press("Ajustes")(page);
      await page.locator("dialog input").first().fill("2.5");
    },
  },
  { name: "wall-phone", at: "wall.html", size: PHONE },
  { name: "wall-small", at: "wall.html", size: SMALL, names: true },
  { name: "wall-tablet", at: "wall.html", size: TABLET },
  { name: "wall-tablet-es", at: "wall.html", size: TABLET, locale: "es-ES" },
  { name: "wall-200-tablet", at: "wall.html?devices=200", size: TABLET },
  { name: "wall-200-phone", at: "wall.html?devices=200", size: PHONE },
  { name: "wall-device", at: "wall.html#/device/madrid-3" },
  { name: "wall-device-es", at: "wall.html#/device/madrid-3", locale: "es-ES" },
  { name: "wall-device-phone", at: "wall.html#/device/madrid-3", size: PHONE },
  { name: "wall-connection-lost", at: "wall.html", size: HALL, do: cut },
  ...Object.entries({ notebook: NOTEBOOK, small: SMALL, phone: PHONE }).flatMap(([size, value]) =>
    ["en-GB", "es-ES"].map((locale) => ({
      name: `wall-connection-lost-${size}-${locale.slice(0, 2)}`,
      at: "wall.html?stands",
      size: value,
      locale,
      names: "trouble",
      do: cut,
    })),
  ),
];

const play = [
  ...`none before before-here playing theirs short draw-offer draw-own premove dropped promotion
  chess960 pending late away paused paused-silence ruling ruling-ready countdown finished
  approved locked notice call leave back all elsewhere signed-out no-token
  board-follows board-step board-differs board-tap board-promotion board-unread board-lifted`
    .split(/\s+/)
    .map((name) => ({ name: `play-${name}`, at: `play.html?state=${name}` })),
  {
    name: "play-board-differs-es",
    at: "play.html?state=board-differs",
    locale: "es-ES",
    size: SMALL,
  },
  {
    name: "play-board-differs-phone",
    at: "play.html?state=board-differs",
    size: PHONE,
    whole: true,
  },
  ...["before", "playing", "ruling", "finished", "all"].flatMap((name) => {
    const at = `play.html?state=${name}&side=black`;
    return [
      { name: `play-${name}-small`, at, size: SMALL, sight: true },
      { name: `play-${name}-hall`, at, size: HALL },
      { name: `play-${name}-phone`, at, size: PHONE, whole: true },
      { name: `play-${name}-dark`, at, dark: true },
      { name: `play-${name}-es`, at, locale: "es-ES", size: SMALL },
    ];
  }),
  // What is to be answered can be, however little room there is.
  ...["draw-offer", "all"].flatMap((name) =>
    ["normal", "large", "largest"].flatMap((type) =>
      Object.entries({ low: SIDEWAYS, phone: PHONE, small: SMALL, notebook: NOTEBOOK }).map(
        ([size, value]) => ({
          name: `play-answer-${name}-${size}-${type}`,
          at: `play.html?state=${name}&type=${type}`,
          size: value,
          answer: size !== "phone",
        }),
      ),
    ),
  ),
  ...["large", "largest"].flatMap((type) =>
    ["notice", "pending", "call"].map((name) => ({
      name: `play-told-${name}-${type}`,
      at: `play.html?state=${name}&type=${type}`,
      size: NOTEBOOK,
      sight: true,
    })),
  ),
  ...["medium", "small"].flatMap((size) => [
    { name: `play-size-${size}`, at: `play.html?state=playing&size=${size}`, size: NOTEBOOK },
    { name: `play-size-${size}-phone`, at: `play.html?state=all&size=${size}`, size: PHONE },
    { name: `play-size-${size}-low`, at: `play.html?state=playing&size=${size}`, size: SIDEWAYS },
  ]),
  {
    name: "play-settings-notebook",
    at: "play.html",
    size: NOTEBOOK,
    do: press("Settings"),
  },
  { name: "play-settings-es", at: "play.html", locale: "es-ES", do: press("Ajustes") },
  ...["before", "playing", "lost", "ruling", "starts", "finished"].map((name) => ({
    name: `play-${name}-zoomed`,
    at: `play.html?state=${name}&side=black`,
    size: ZOOMED,
  })),
  ...["playing", "draw-offer", "ruling", "finished", "lost"].map((name) => ({
    name: `play-${name}-low-screen-largest`,
    at: `play.html?state=${name}&type=largest`,
    size: { width: 1024, height: 600 },
    sight: true,
  })),
  {
    name: "play-silent-zoomed",
    at: "play.html?state=silent&side=black",
    size: ZOOMED,
    do: (page) => page.waitForTimeout(3_500),
  },
  ...["before", "playing", "ruling", "finished"].map((name) => ({
    name: `play-${name}-low`,
    at: `play.html?state=${name}`,
    size: SIDEWAYS,
    sight: true,
  })),
  // A ruling is read before it is confirmed, also where something was told before it.
  ...["normal", "large", "largest"].flatMap((type) =>
    Object.entries({ phone: PHONE, small: SMALL, notebook: NOTEBOOK }).map(([size, value]) => ({
      name: `play-ruling-told-${size}-${type}`,
      at: `play.html?state=ruling-told&type=${type}`,
      size: value,
    })),
  ),
  ...["large", "largest"].map((type) => ({
    name: `play-all-small-${type}`,
    at: `play.html?state=all&side=black&type=${type}`,
    size: SMALL,
    sight: true,
  })),
  ...["before", "playing", "ruling"].flatMap((name) => [
    { name: `play-${name}-large`, at: `play.html?state=${name}&type=large` },
    { name: `play-${name}-largest`, at: `play.html?state=${name}&type=largest` },
    { name: `play-${name}-contrast`, at: `play.html?state=${name}&contrast` },
  ]),
  ...["wood", "blue", "grey"].flatMap((squares) => [
    { name: `play-squares-${squares}`, at: `play.html?squares=${squares}&men=plain` },
    { name: `play-squares-${squares}-dark`, at: `play.html?squares=${squares}`, dark: true },
  ]),
  {
    name: "play-asked-settings-es",
    at: "play.html",
    locale: "es-ES",
    size: NOTEBOOK,
    do: (page) => page.keyboard.press("s"),
  },
  ...Object.entries({
    settings: "s",
    keys: "?",
    position: "p",
    draw: "d",
    resign: "r",
    call: "a",
  }).map(([name, key]) => ({
    name: `play-asked-${name}`,
    at: "play.html",
    do: (page) => page.keyboard.press(key),
  })),
  ...["silent", "lost"].flatMap((state) =>
    ["normal", "large", "largest"].map((type) => ({
      name: `play-${state}-phone-${type}`,
      at: `play.html?state=${state}&type=${type}`,
      size: PHONE,
      do: (page) => page.waitForTimeout(3_500),
    })),
  ),
  {
    name: "play-finished-dead-phone",
    at: "play.html?state=finished",
    size: PHONE,
    sight: true,
    do: dead,
  },
  { name: "play-penalty", at: "play.html?state=penalty" },
  {
    name: "play-penalty-phone-es",
    at: "play.html?state=penalty&side=black",
    size: PHONE,
    locale: "es-ES",
  },
  { name: "play-lost", at: "play.html?state=lost" },
  // However low the page, what is the matter with the connection is read without scrolling.
  ...["lost", "silent"].flatMap((state) =>
    Object.entries({ small: SMALL, notebook: NOTEBOOK }).flatMap(([size, value]) =>
      ["en-GB", "es-ES"].map((locale) => ({
        name: `play-${state}-${size}-${locale.slice(0, 2)}`,
        at: `play.html?state=${state}`,
        size: value,
        locale,
        told: true,
        do: (page) => page.waitForTimeout(3_500),
      })),
    ),
  ),
  { name: "play-lost-phone-es", at: "play.html?state=lost", size: PHONE, locale: "es-ES" },
  {
    name: "play-draw-theirs",
    at: "play.html?state=theirs",
    do: (page) => page.keyboard.press("d"),
  },
  {
    name: "play-early",
    at: "play.html?state=theirs-plain",
    do: async (page) => {
      await page.keyboard.press("m");
      await page.keyboard.type("Nf3");
      await page.keyboard.press("Enter");
    },
  },
  { name: "play-silent", at: "play.html?state=silent", do: (page) => page.waitForTimeout(3_500) },
  {
    name: "play-promoting",
    at: "play.html?state=promotion",
    do: async (page) => {
      await page.keyboard.press("m");
      await page.keyboard.type("b7b8");
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "play-refused",
    at: "play.html",
    do: async (page) => {
      await page.keyboard.press("m");
      await page.keyboard.type("zz");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(400);
    },
  },
  ...[
    { name: "play-identify", at: "play.html", sight: true },
    { name: "play-identify-small", at: "play.html?state=all&side=black", size: SMALL, sight: true },
    { name: "play-identify-before", at: "play.html?state=before" },
    { name: "play-identify-ruling", at: "play.html?state=ruling", size: SMALL },
    { name: "play-identify-phone", at: "play.html", size: PHONE },
    { name: "play-identify-locked", at: "play.html?state=locked" },
    { name: "play-identify-none", at: "play.html?state=none", size: SMALL },
  ].map((state) => ({
    ...state,
    do: (page) => page.evaluate(() => (window.made.shown.identified += 1)),
  })),
];

export const STATES = [...console_, ...wall, ...play].map((state) => ({ size: DESK, ...state }));
