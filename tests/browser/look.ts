import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const folder = path.join(import.meta.dirname, 'screenshots');

/** Takes a picture of the whole page and answers what axe finds wrong with it. */
export async function look(page: Page, name: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await paintAll(page);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  return findBarriers(page, name);
}

/** Long enough for what was on its way to be in its place. */
const SETTLED_MS = 1_000;

/**
 * What axe finds wrong with a page (WCAG 2.2 AA and its good practices). What moves while axe looks lies
 * over something else for a moment, and wherever a page is scrolled to, a bar that stays covers a part of
 * something: a barrier is one that is found again when the page has settled, at its top.
 */
export async function findBarriers(page: Page, name: string): Promise<string[]> {
  const found = await runAxe(page, name);
  if (found.length === 0) return [];
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLED_MS);
  return runAxe(page, name);
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

async function runAxe(page: Page, name: string): Promise<string[]> {
  await paintAll(page);
  // It stays with the document, which the client keeps from screen to screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, {
      // What is in order is not described node by node.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.html).join(' ')}`,
  );
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
