// High contrast on the pages of officials; a player's page keeps it with his other looks.
import { remember, remembered } from "./remembered";

const REMEMBERED = "adoube-contrast";

export class Contrast {
  high = $state(remembered(REMEMBERED) === "more");

  set(high: boolean) {
    this.high = high;
    remember(REMEMBERED, high ? "more" : "normal");
    this.apply();
  }

  apply() {
    document.documentElement.dataset.contrast = this.high ? "more" : "normal";
  }
}

export const contrast = new Contrast();
