import type { Page, Request } from 'playwright-core';

/** A page that never stops making requests is taken as it is. */
const QUIET_WITHIN_MS = 6_000;
const IDLE_WITHIN_MS = 1_000;

/**
 * Waits until the page has received its data and is idle; `networkidle` reports only the first
 * load, and half a second late.
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

/** Between two requests nothing is under way, but the page still shows that it is loading. */
async function isLoading(page: Page): Promise<boolean> {
  return (await page.locator('[data-loading]').count()) > 0;
}

/** Waits until the page is idle, at most for a short time if it draws nothing. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_WITHIN_MS,
  );
}
