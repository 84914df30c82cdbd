// A cable between two programs that can be pulled: what goes through it is copied as it comes.
import { connect, createServer } from "node:net";

export class Cable {
  #sockets = new Set();
  #pulled = false;

  /** A port of this machine that leads to another of it. */
  static async to(port) {
    const cable = new Cable();
    cable.server = createServer((near) => cable.#join(near, port));
    await new Promise((resolve) => cable.server.listen(0, "127.0.0.1", resolve));
    cable.port = cable.server.address().port;
    return cable;
  }

  #join(near, port) {
    if (this.#pulled) return near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  pull() {
    this.#pulled = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  putBack() {
    this.#pulled = false;
  }

  close() {
    this.pull();
    this.server.close();
  }
}
