import type { Page } from 'playwright-core';

/** So long nothing is asked of the server: what came is drawn by then, charts measured anew too. */
const QUIET_MS = 400;
/** A page that goes on asking, such as a live one, is taken as it is. */
const QUIET_WITHIN_MS = 6_000;
const LOOK_EVERY_MS = 50;

/** Waits until the page has what it asked for; `networkidle` tells that once, after the first load alone. */
export function watchQuiet(page: Page): () => Promise<void> {
  let underWay = 0;
  let changedAt = Date.now();
  const count = (change: number) => () => {
    underWay += change;
    changedAt = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    changedAt = Date.now();
    const end = changedAt + QUIET_WITHIN_MS;
    while (Date.now() < end && (underWay > 0 || Date.now() - changedAt < QUIET_MS))
      await page.waitForTimeout(LOOK_EVERY_MS);
  };
}
