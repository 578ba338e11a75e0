export type Clock = { now(): Date; tick(): void };

/**
 * The server's time, in whole milliseconds, as the engine compares it.
 *
 * The engine tells whether a document changed after a transaction read it by comparing times alone, so
 * a write must never carry the time of a read that came before it: `tick` is called ahead of each write.
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
