// What a page sounds and notifies, noted as it happens; all of it is still the browser's own doing.

/** From when the page is opened; before that it is let notify. */
export async function listen(page) {
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    const heard = { sounds: 0, notices: [], speaker: null };
    window.heard = heard;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      heard.sounds += 1;
      return start.apply(this, when);
    };
    window.AudioContext = class extends AudioContext {
      constructor(...how) {
        super(...how);
        heard.speaker = this;
      }
    };
    window.Notification = class extends Notification {
      constructor(title, options) {
        super(title, options);
        heard.notices.push(options.body);
      }
    };
  });
}

/** Somebody has touched the page, and it may sound. */
export const awake = (page) => page.waitForFunction(() => window.heard.speaker?.state === "running");

/** How many tones began so far. */
export const sounds = (page) => page.evaluate(() => window.heard.sounds);

/** There were more tones than so many. */
export const sounded = (page, before) =>
  page.waitForFunction((before) => window.heard.sounds > before, before);
