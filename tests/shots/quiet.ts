import type { Page } from 'playwright-core';

/** A page that goes on asking is taken as it is. */
const QUIET_WITHIN_MS = 6_000;

/**
 * Waits until the page has what it asked for and has nothing left to do with it; `networkidle` tells
 * that once, after the first load alone, and half a second later.
 */
export function watchQuiet(page: Page): () => Promise<void> {
  let underWay = 0;
  let asked = 0;
  page.on('request', () => {
    underWay += 1;
    asked += 1;
  });
  page.on('requestfinished', () => (underWay -= 1));
  page.on('requestfailed', () => (underWay -= 1));
  return async () => {
    const end = Date.now() + QUIET_WITHIN_MS;
    let before = -1;
    while (Date.now() < end && (underWay > 0 || asked > before)) {
      before = asked;
      await idle(page);
    }
  };
}

/** Until the page has drawn, and would do something else if it had anything to do. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve())),
      ),
  );
}
