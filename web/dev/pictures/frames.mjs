// How much processor time script, style and layout of a page take in one go, while everything on it
// changes once a second: the wall with 200 devices, the console with 500 boards.
//
//   node dev/pictures/frames.mjs [SECONDS]
process.env.NODE_ENV = "production";
const { looking } = await import("./browser.mjs");

const seconds = Number(process.argv[2] ?? 20);
const SIZE = { width: 1920, height: 1080 };
const PAGES = [
  ["wall, 200 devices", "wall.html?devices=200"],
  ["console, 500 boards", "console.html?boards=500#/boards"],
];
const TASKS = "disabled-by-default-devtools.timeline";

/** The tasks of the page's own thread, ms, longest last. */
function tasks(events) {
  const own = events.find(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const of = ({ name, tid, pid }) => name === "RunTask" && tid === own?.tid && pid === own?.pid;
  // Processor time, so that what else the machine does counts as little as may be.
  const found = events.filter(of).map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
  // The idle turns of the loop are no work.
  return found.filter((ms) => ms >= 0.2).sort((a, b) => a - b);
}

const nodes = (page) => page.evaluate(() => document.querySelectorAll("*").length);

async function trace(page) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    categories: `${TASKS},__metadata`,
  });
  await page.waitForTimeout(seconds * 1000);
  await session.send("Tracing.end");
  await done;
  return tasks(events);
}

await looking(async (browser, address) => {
  for (const [name, at] of PAGES) {
    const page = await (await browser.newContext({ viewport: SIZE })).newPage();
    await page.goto(address + at);
    await page.waitForTimeout(5_000);
    const before = await nodes(page);
    const busy = await trace(page);
    const quantile = (share) =>
      busy[Math.min(Math.floor(busy.length * share), busy.length - 1)]?.toFixed(1);
    const total = (busy.reduce((sum, ms) => sum + ms, 0) / seconds).toFixed(1);
    console.log(
      `${name}: ${busy.length} tasks in ${seconds} s; p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, ` +
        `p99 ${quantile(0.99)} ms, longest ${quantile(1)} ms; ${total} ms busy a second; ` +
        `${before} elements, ${await nodes(page)} after`,
    );
    await page.context().close();
  }
});
