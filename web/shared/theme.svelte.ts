// Light or dark: as the browser is set, unless the reader says otherwise here.

const REMEMBERED = "adoube-theme";
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

function remembered(): Theme {
  try {
    const found = localStorage.getItem(REMEMBERED);
    return THEMES.find((theme) => theme === found) ?? "auto";
  } catch {
    return "auto";
  }
}

class Choice {
  chosen = $state<Theme>(remembered());

  set(theme: Theme) {
    this.chosen = theme;
    try {
      localStorage.setItem(REMEMBERED, theme);
    } catch {
      // A browser that keeps nothing: chosen for this visit.
    }
    this.apply();
  }

  apply() {
    const root = document.documentElement;
    if (this.chosen === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.chosen;
  }
}

export const theme = new Choice();
