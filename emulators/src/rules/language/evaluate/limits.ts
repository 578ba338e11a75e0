const MAX_EXPRESSIONS = 1000;

/** A limit set by Firebase was exceeded: no `||` avoids it, and the request is denied. */
export class LimitExceeded extends Error {}

/** Counts the expressions evaluated for one request. */
export class ExpressionCounter {
  private counted = 0;

  count(): void {
    this.counted += 1;
    if (this.counted > MAX_EXPRESSIONS) {
      throw new LimitExceeded(`More than ${MAX_EXPRESSIONS} expressions`);
    }
  }
}
