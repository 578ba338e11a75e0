import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The short form, since a browser parses it on every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long a page may take until everything is in place. */
const PATIENCE_MS = 5_000;

/** WCAG 2.2 AA and axe's best practices. */
const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules that another width or other colours may break in an otherwise correct page. */
export const OF_LOOKS: axe.RunOnly = {
  type: 'rule',
  values: [
    ...['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'],
    ...['button-name', 'link-name', 'duplicate-id-aria', 'heading-order'],
  ],
};

/**
 * Finds what axe reports about a page. Moving parts cover others for a moment, and a fixed bar
 * covers something at any scroll position, so only what is still found at the top of a settled page
 * counts.
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
  await settlePaint(page);
  // The script stays in the document, which the client keeps from screen to screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((rules) => {
    // Nothing behind an open dialog can be reached, and it was looked at before.
    const seen = document.querySelector('dialog:modal') ?? document;
    // Passing rules are not described node by node, and no element by a selector of its own.
    return window.axe.run(seen, {
      ...{ resultTypes: ['violations'], selectors: false },
      runOnly: rules,
    });
  }, runOnly);
  return violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.html).join(' ')}`,
  );
}

/**
 * Content far below is not painted until it is near (`content-visibility`). A picture of the page
 * would lack it, and axe would take its estimated place for one that covers the footer. Colours
 * change at once, since a shade between two themes is nobody's.
 */
export async function settlePaint(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The client keeps the document, whose every style would be computed again for one more sheet.
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { content-visibility: visible !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Tells whether the page scrolls sideways, which it must not do on a phone. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}
