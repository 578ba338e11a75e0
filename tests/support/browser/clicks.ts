import type { Page } from 'playwright-core';

const KEPT_AS = 'clicks-of-the-test';

/**
 * Counts from now on what a hand does on a page besides typing, also across reloads: each press of a
 * button, link or box is one, and so is each choice from a list and each file that is chosen.
 */
export async function countClicks(page: Page): Promise<{ sofar: () => Promise<number> }> {
  await page.addInitScript(listen, KEPT_AS);
  await page.evaluate(listen, KEPT_AS);
  return {
    sofar: () => page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), KEPT_AS),
  };
}

/** Runs in the page. */
function listen(key: string): void {
  // The frame of a PDF viewer has no storage.
  if (window !== window.top) return;
  const add = () =>
    sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1));
  addEventListener('pointerdown', add, true);
  addEventListener(
    'change',
    ({ target }) => {
      const isChosen =
        target instanceof HTMLSelectElement ||
        (target instanceof HTMLInputElement && target.type === 'file');
      if (isChosen) add();
    },
    true,
  );
}
