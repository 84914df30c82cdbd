// The place that is shown.
import { link, read, type Page, type Route } from "./route";

class Router {
  at = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => this.#enter(read(location.hash)));
  }

  /** Another place begins at its top, wherever the last one was scrolled to. */
  #enter(next: Route) {
    const { page, item } = this.at;
    this.at = next;
    if (page !== next.page || item !== next.item) scrollTo(0, 0);
  }

  go(page: Page, item: string | number = "") {
    location.hash = link(page, item);
  }
}

export const router = new Router();
