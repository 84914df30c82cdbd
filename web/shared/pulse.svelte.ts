// The page's own heartbeat: by it ages count up. Nothing that a clock shows is reckoned from it.

class Pulse {
  /** Milliseconds of the browser's monotonic clock, a few times a second. */
  now = $state(performance.now());

  constructor() {
    setInterval(() => (this.now = performance.now()), 500);
  }
}

export const pulse = new Pulse();
