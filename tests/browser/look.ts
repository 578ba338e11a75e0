import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const folder = path.join(import.meta.dirname, 'screenshots');

/** Takes a picture of the whole page and answers what axe finds wrong with it (WCAG 2.2 AA). */
export async function look(page: Page, name: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
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
