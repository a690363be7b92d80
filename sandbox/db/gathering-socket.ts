/**
 * A connection to Postgres that sends what is written in one turn of the event loop together. The driver sends each statement by
 * itself: with 64 clients these system calls were a fifth of the server's time, and Postgres woke for each of them (decision 0074).
 */
import { Socket } from 'node:net';

export class GatheringSocket extends Socket {
  #isGathering = false;

  /** The driver corks for each statement. The first cork of a turn holds what is written until all that came in was looked at. */
  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
