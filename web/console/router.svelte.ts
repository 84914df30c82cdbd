// The place that is shown.
import { link, read, type Page, type Route } from "./route";

class Router {
  at = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.at = read(location.hash)));
  }

  go(page: Page, item: string | number = "") {
    location.hash = link(page, item);
  }
}

export const router = new Router();
