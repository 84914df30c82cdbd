// How large and how strong the page is drawn: the player's own choice, on a device whose system he
// cannot set.

const REMEMBERED = "adoube-looks";
export const TYPES = ["normal", "large", "largest"] as const;
export type Type = (typeof TYPES)[number];

function remembered(): { type: Type; contrast: boolean } {
  try {
    const kept = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Record<string, unknown>;
    const type = TYPES.find((type) => type === kept.type) ?? "normal";
    return { type, contrast: kept.contrast === true };
  } catch {
    return { type: "normal", contrast: false };
  }
}

class Looks {
  type = $state<Type>("normal");
  contrast = $state(false);

  constructor() {
    Object.assign(this, remembered());
  }

  set(looks: { type?: Type; contrast?: boolean }) {
    Object.assign(this, looks);
    try {
      localStorage.setItem(
        REMEMBERED,
        JSON.stringify({ type: this.type, contrast: this.contrast }),
      );
    } catch {
      // A browser that keeps nothing: chosen for this visit.
    }
    this.apply();
  }

  apply() {
    const { dataset } = document.documentElement;
    dataset.type = this.type;
    dataset.contrast = this.contrast ? "more" : "normal";
  }
}

export const looks = new Looks();
