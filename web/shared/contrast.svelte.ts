// High contrast on the pages of officials; a player's page keeps it with his other looks.

const REMEMBERED = "adoube-contrast";

function remembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === "more";
  } catch {
    return false;
  }
}

export class Contrast {
  high = $state(remembered());

  set(high: boolean) {
    this.high = high;
    try {
      localStorage.setItem(REMEMBERED, high ? "more" : "normal");
    } catch {
      // A browser that keeps nothing: chosen for this visit.
    }
    this.apply();
  }

  apply() {
    document.documentElement.dataset.contrast = this.high ? "more" : "normal";
  }
}

export const contrast = new Contrast();
