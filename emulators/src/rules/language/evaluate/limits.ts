const MAX_EXPRESSIONS = 1000;

/** A limit that Firebase sets was passed: no `||` gets around it, the request is denied. */
export class LimitExceeded extends Error {}

/** Counts the expressions that are evaluated for one request. */
export class ExpressionCounter {
  private counted = 0;

  count(): void {
    this.counted += 1;
    if (this.counted > MAX_EXPRESSIONS) {
      throw new LimitExceeded(`More than ${MAX_EXPRESSIONS} expressions`);
    }
  }
}
