export type Clock = { now(): Date; tick(): void };

/**
 * The server's time in whole milliseconds, as the engine compares it.
 *
 * The engine compares only times to tell whether a document changed after a transaction read it, so
 * a write must never have the time of an earlier read: `tick` is called before each write.
 */
export class ServerClock implements Clock {
  private last = 0;

  now(): Date {
    this.last = Math.max(this.last, Date.now());
    return new Date(this.last);
  }

  tick(): void {
    this.last = Math.max(this.last + 1, Date.now());
  }
}
