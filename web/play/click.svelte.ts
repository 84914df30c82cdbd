// EBD-3: a clear click when the opponent has moved, made here: no file is fetched. It is heard at its
// least volume, too; off is a choice of its own.
import { remember, remembered } from "../shared/remembered";

const REMEMBERED = "adoube-click";
export const LEAST = 20;
export const MOST = 100;
/** Of the loudest that a speaker gives: so loud is the most. */
const CEILING = 0.5;
const LENGTH = 0.045;

const within = (volume: number) => Math.min(MOST, Math.max(LEAST, Math.round(volume) || LEAST));

function found(): { on: boolean; volume: number } {
  try {
    const kept = JSON.parse(remembered(REMEMBERED) ?? "{}") as Record<string, unknown>;
    return { on: kept.on !== false, volume: within(Number(kept.volume ?? 60)) };
  } catch {
    return { on: true, volume: 60 };
  }
}

class Click {
  on = $state(true);
  volume = $state(60);
  #sound: AudioContext | null = null;

  constructor() {
    Object.assign(this, found());
  }

  /** Browsers let no page sound before somebody has touched it. */
  awake() {
    if (!this.on || this.#sound?.state === "running") return;
    this.#sound ??= new AudioContext();
    void this.#sound.resume();
  }

  set(choice: { on?: boolean; volume?: number }) {
    if (choice.on !== undefined) this.on = choice.on;
    if (choice.volume !== undefined) this.volume = within(choice.volume);
    remember(REMEMBERED, JSON.stringify({ on: this.on, volume: this.volume }));
    this.awake();
    this.play();
  }

  play() {
    const sound = this.#sound;
    if (!this.on || !sound || sound.state !== "running") return;
    const begin = sound.currentTime;
    const gain = sound.createGain();
    gain.gain.setValueAtTime((this.volume / MOST) * CEILING, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    gain.connect(sound.destination);
    for (const tone of [1_900, 620]) {
      const source = sound.createOscillator();
      source.type = "triangle";
      source.frequency.setValueAtTime(tone, begin);
      source.frequency.exponentialRampToValueAtTime(tone / 3, begin + LENGTH);
      source.connect(gain);
      source.start(begin);
      source.stop(begin + LENGTH);
    }
  }
}

export const click = new Click();
