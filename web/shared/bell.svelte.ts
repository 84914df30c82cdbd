// A bell, and the browser's notification. Both only after the reader asked for them: browsers let
// no page sound or notify by itself.

import { t } from "./i18n.svelte";
import { remember, remembered } from "./remembered";

const REMEMBERED = "adoube-bell";
const STRIKES = [0, 0.22, 0.44];

/** One that takes the place of the one before is told all the same; the types of the DOM do not know that yet. */
interface Told extends NotificationOptions {
  renotify: boolean;
}

/** Where a page may not notify by itself (phones), the bell is all there is. */
function notify(text: string) {
  const told: Told = { body: text, tag: "adoube", renotify: true };
  try {
    const notification = new Notification("Adoube", told);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Rung already.
  }
}

/** Sentences that are written out in a notification. */
const MOST = 3;

export class Bell {
  on = $state(false);
  /** It was on at the last visit, and sounds again once the reader touches the page. */
  wanted = $state(remembered(REMEMBERED) === "on");
  #sound: AudioContext | null = null;

  constructor() {
    // After whatever is pressed has done its own: the bell's own button is pressed as it is seen, switched off.
    if (this.wanted) addEventListener("click", () => void this.#again(), { once: true });
  }

  async #again() {
    this.#sound ??= new AudioContext();
    await this.#sound.resume();
    this.on = this.wanted;
  }

  async switchTo(on: boolean) {
    this.on = on;
    this.wanted = on;
    remember(REMEMBERED, on ? "on" : "off");
    if (!on) return;
    this.#sound ??= new AudioContext();
    await this.#sound.resume();
    this.#strike();
    if ("Notification" in window && Notification.permission === "default") {
      await Notification.requestPermission();
    }
  }

  /** For each that is new a sentence: who looks at a telephone knows from it whether to come. */
  ring(news: readonly string[]) {
    // Of a page that was loaded anew and not touched yet no sound is let out; a notification is.
    if (!this.wanted) return;
    this.#strike();
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      const rest = news.length - MOST;
      const told = news.slice(0, MOST);
      notify((rest > 0 ? [...told, t("officials-more", { n: rest })] : told).join("\n"));
    }
  }

  /** Three strokes, made here: no file is fetched. */
  #strike() {
    const sound = this.#sound;
    if (!sound || sound.state !== "running") return;
    for (const at of STRIKES) {
      const [tone, volume] = [sound.createOscillator(), sound.createGain()];
      const begin = sound.currentTime + at;
      tone.frequency.value = 880;
      volume.gain.setValueAtTime(0.25, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.2);
      tone.connect(volume).connect(sound.destination);
      tone.start(begin);
      tone.stop(begin + 0.2);
    }
  }
}
