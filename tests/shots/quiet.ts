import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** A page that never stops making requests is taken as it is. */
const QUIET_WITHIN_MS = 6_000;
const IDLE_WITHIN_MS = 300;
/** Each look costs the browser and this process a message, which would add up to a core at work. */
const LOOK_EVERY_MS = 20;

type Quiet = {
  /** Resolves when the page has received its data and is idle. */
  settle: () => Promise<void>;
  stop: () => void;
};

/**
 * Watches a page for the time of one screen. `networkidle` reports only the first load, and half a
 * second late.
 */
export function watchQuiet(page: Page): Quiet {
  const underWay = new Set<Request>();
  let asked = 0;
  function begin(request: Request): void {
    underWay.add(request);
    asked += 1;
  }
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);

  async function settle(): Promise<void> {
    const patience = Date.now() + QUIET_WITHIN_MS;
    while (Date.now() < patience) {
      const before = asked;
      const isQuiet = underWay.size === 0 && (await isIdle(page));
      if (isQuiet && asked === before) return;
      await setTimeout(LOOK_EVERY_MS);
    }
  }

  function stop(): void {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
  return { settle, stop };
}

/**
 * Waits until the page is idle, at most for a short time if it draws nothing. Between two requests
 * nothing is under way, but the page still shows that it is loading.
 */
function isIdle(page: Page): Promise<boolean> {
  return page.evaluate(
    (timeout) =>
      new Promise<boolean>((resolve) =>
        requestIdleCallback(() => resolve(!document.querySelector('[data-loading]')), { timeout }),
      ),
    IDLE_WITHIN_MS,
  );
}
