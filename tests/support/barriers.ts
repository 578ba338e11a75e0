import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** So long a page may take until everything is in its place. */
const PATIENCE_MS = 5_000;

/** WCAG 2.2 AA, and axe's good practices. */
const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What another width or other colours may break in a page that is in order otherwise. */
export const OF_LOOKS: axe.RunOnly = {
  type: 'rule',
  values: [
    ...['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'],
    ...['button-name', 'link-name', 'duplicate-id-aria', 'heading-order'],
  ],
};

/**
 * What axe finds wrong with a page. What moves while axe looks lies
 * over something else for a moment, and wherever a page is scrolled to, a bar that stays covers a part of
 * something: a barrier is one that is still found when the page has settled, at its top.
 */
export async function findBarriers(page: Page, name: string, runOnly = ALL): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await runAxe(page, name, runOnly);
    if (found.length === 0 || Date.now() > end) return found;
    await page.evaluate(() => window.scrollTo(0, 0));
  }
}

async function runAxe(page: Page, name: string, runOnly: axe.RunOnly): Promise<string[]> {
  await paintAll(page);
  // It stays with the document, which the client keeps from screen to screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // What is in order is not described node by node.
    (rules) => window.axe.run(document, { resultTypes: ['violations'], runOnly: rules }),
    runOnly,
  );
  return violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.html).join(' ')}`,
  );
}

/**
 * What is far below is left unpainted until it is near (`content-visibility`): a picture of the whole
 * page would miss it, and axe takes its guessed places for real ones that lie over the page's foot.
 */
async function paintAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Whether the page can be scrolled sideways, which a phone's page must not. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}
