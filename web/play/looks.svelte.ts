// How large and how strong the page is drawn, how its board looks, and whether anything moves by itself: the
// player's own choice, on a device whose system he cannot set.
import { remember, remembered } from "../shared/remembered";

const REMEMBERED = "adoube-looks";
export const TYPES = ["normal", "large", "largest"] as const;
export type Type = (typeof TYPES)[number];
export const SQUARES = ["green", "wood", "blue", "grey"] as const;
export type Squares = (typeof SQUARES)[number];
export const MEN = ["classic", "plain"] as const;
export type Men = (typeof MEN)[number];
/** Of the board: as large as the page has room for, or less. */
export const SIZES = ["full", "medium", "small"] as const;
export type Size = (typeof SIZES)[number];

interface Choice {
  type: Type;
  contrast: boolean;
  squares: Squares;
  men: Men;
  size: Size;
  /** Nothing slides or fades. */
  still: boolean;
}

const one = <T>(all: readonly [T, ...T[]], kept: unknown): T =>
  all.find((known) => known === kept) ?? all[0];

/** What was kept, as far as this page knows it. */
export function read(kept: Record<string, unknown>): Choice {
  return {
    type: one(TYPES, kept.type),
    contrast: kept.contrast === true,
    squares: one(SQUARES, kept.squares),
    men: one(MEN, kept.men),
    size: one(SIZES, kept.size),
    still: kept.still === true,
  };
}

function found(): Choice {
  try {
    return read(JSON.parse(remembered(REMEMBERED) ?? "{}") as Record<string, unknown>);
  } catch {
    return read({});
  }
}

class Looks implements Choice {
  type = $state<Type>("normal");
  contrast = $state(false);
  squares = $state<Squares>("green");
  men = $state<Men>("classic");
  size = $state<Size>("full");
  still = $state(false);

  constructor() {
    Object.assign(this, found());
  }

  set(looks: Partial<Choice>) {
    Object.assign(this, looks);
    const { type, contrast, squares, men, size, still } = this;
    const chosen: Choice = { type, contrast, squares, men, size, still };
    remember(REMEMBERED, JSON.stringify(chosen));
    this.apply();
  }

  apply() {
    const { dataset } = document.documentElement;
    dataset.type = this.type;
    dataset.contrast = this.contrast ? "more" : "normal";
    dataset.squares = this.squares;
    dataset.men = this.men;
    dataset.size = this.size;
    dataset.motion = this.still ? "less" : "normal";
  }
}

export const looks = new Looks();
