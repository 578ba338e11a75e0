import type { Page, Request } from 'playwright-core';

/** A page that goes on asking is taken as it is. */
const QUIET_WITHIN_MS = 6_000;
const IDLE_WITHIN_MS = 1_000;

/**
 * Waits until the page has what it asked for and has nothing left to do with it; `networkidle` tells
 * that once, after the first load alone, and half a second later.
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    underWay.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    const end = Date.now() + QUIET_WITHIN_MS;
    let before = -1;
    while (Date.now() < end && (underWay.size > 0 || asked > before || (await isLoading(page)))) {
      before = asked;
      await idle(page);
    }
  };
}

/** Between two requests nothing is under way, and the page still says that it loads. */
async function isLoading(page: Page): Promise<boolean> {
  return (await page.locator('[data-loading]').count()) > 0;
}

/** Until the page would do something else if it had anything to do; no later, where it draws nothing. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_WITHIN_MS,
  );
}
