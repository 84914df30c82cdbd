// Light or dark: as the browser is set, unless the reader says otherwise here.
import { remember, remembered } from "./remembered";

const REMEMBERED = "adoube-theme";
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

function chosen(): Theme {
  const found = remembered(REMEMBERED);
  return THEMES.find((theme) => theme === found) ?? "auto";
}

class Choice {
  chosen = $state<Theme>(chosen());

  set(theme: Theme) {
    this.chosen = theme;
    remember(REMEMBERED, theme);
    this.apply();
  }

  apply() {
    const root = document.documentElement;
    if (this.chosen === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.chosen;
  }
}

export const theme = new Choice();
