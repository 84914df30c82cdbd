// How much processor time a page takes for a frame while everything on it changes once a second: the
// wall with 200 devices, the console with 500 boards. The made-up event runs on a thread of its own, so
// that what is counted is the page's own, down to reading the bytes.
//
//   node dev/pictures/frames.mjs [SECONDS]
process.env.NODE_ENV = "production";
const { looking } = await import("./browser.mjs");

const seconds = Number(process.argv[2] ?? 20);
const SIZE = { width: 1920, height: 1080 };
const PAGES = [
  ["wall, 200 devices", "wall.html?devices=200&apart"],
  ["console, 500 boards", "console.html?boards=500&apart#/boards"],
];
/** `toplevel` tells who asked for a task. */
const TIMELINE = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel";
/** A frame at sixty a second, µs. */
const FRAME = 16_667;
/** Drawing what was laid out. */
const DRAWING = new Set(["PrePaint", "Paint", "Layerize", "Commit"]);
const draws = (name) => DRAWING.has(name);
/** What the browser does of its own: it collects what is used no more, in turns of its own, most of them
 * while the page has nothing to do, and once a second looks what lies in the middle of the window (no
 * pointer is over it here). */
const OWN = new Set(["MinorGC", "MajorGC", "HitTest"]);
const owns = (name, args) =>
  OWN.has(name) || name.startsWith("V8.GC") || args?.src_file?.startsWith("v8/src/heap/");

// Processor time, so that what else the machine does counts as little as may be.
const took = ({ tdur, dur = 0 }) => (tdur ?? dur) / 1000;

/** Without what happened within another one. */
function outermost(events) {
  let end = 0;
  return events.sort((a, b) => a.ts - b.ts).filter(({ ts, dur }) => ts >= end && (end = ts + dur));
}

/** Processor time of the outermost of `events` within a task, ms. */
const inside = (events, { ts, dur }) =>
  events
    .filter((event) => event.ts >= ts && event.ts < ts + dur)
    .reduce((sum, event) => sum + took(event), 0);

/** What the page's own thread did in each frame's time that began with some work, ms: script, style and
 * layout by themselves, with what the browser does of its own, and with drawing. */
function frames(events) {
  const own = events.find(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const mine = events.filter(({ tid, pid }) => tid === own?.tid && pid === own?.pid);
  const tasks = mine.filter(({ name }) => name === "RunTask").sort((a, b) => a.ts - b.ts);
  const [drawn, browser] = [draws, owns].map((of) =>
    outermost(mine.filter(({ name, args }) => of(name, args))),
  );
  const found = [];
  for (const task of tasks) {
    if (!(found.at(-1)?.end > task.ts))
      found.push({ end: task.ts + FRAME, all: 0, drawing: 0, own: 0 });
    const frame = found.at(-1);
    frame.all += took(task);
    frame.drawing += inside(drawn, task);
    frame.own += inside(browser, task);
  }
  // The idle turns of the loop are no work.
  const busy = found.filter(({ all }) => all >= 0.5);
  const sorted = (of) => busy.map(of).sort((a, b) => a - b);
  return {
    work: sorted(({ all, drawing, own }) => all - drawing - own),
    collected: sorted(({ all, drawing }) => all - drawing),
    all: sorted(({ all }) => all),
  };
}

const nodes = (page) => page.evaluate(() => document.querySelectorAll("*").length);

async function trace(page) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    categories: `${TIMELINE},__metadata`,
  });
  await page.waitForTimeout(seconds * 1000);
  await session.send("Tracing.end");
  await done;
  return frames(events);
}

await looking(async (browser, address) => {
  for (const [name, at] of PAGES) {
    const page = await (await browser.newContext({ viewport: SIZE })).newPage();
    await page.goto(address + at);
    await page.waitForTimeout(5_000);
    const before = await nodes(page);
    const { work, collected, all } = await trace(page);
    const figures = (sorted) =>
      [0.5, 0.95, 1]
        .map((share) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)])
        .map((ms) => ms?.toFixed(1))
        .join(" / ");
    console.log(
      `${name}: ${all.length} busy frames in ${seconds} s (p50 / p95 / longest); script, style and ` +
        `layout ${figures(work)} ms (at most 8), with the browser's own collecting and looking ` +
        `${figures(collected)} ms, with drawing ${figures(all)} ms; ` +
        `${before} elements, ${await nodes(page)} after`,
    );
    await page.context().close();
  }
});
