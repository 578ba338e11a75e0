import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { findBarriers, overflowsSideways } from '../support/barriers.ts';
import { listenForComplaints, type Look } from '../support/chromium.ts';
import { watchQuiet } from './quiet.ts';
import type { Screen } from './screen.ts';

/** Opens a screen in a page of its own, takes its picture, and answers what is wrong with it. */
export async function drawScreen(
  page: Page,
  screen: Screen,
  { folder, look }: { folder: string; look: Look },
): Promise<string[]> {
  const name = nameOf(screen, look);
  const complaints = listenForComplaints(page);
  await openScreen(page, screen);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.png`);
  await page.screenshot({ path: file, fullPage: !screen.isWindow });
  const faults = await findBarriers(page, name);
  if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
  return [...faults, ...unexpected(screen, complaints)];
}

/** Leads a page into the state of a screen, with all that comes into it when somebody scrolls. */
export async function openScreen(
  page: Page,
  screen: Screen,
  go: (path: string) => Promise<unknown> = (path) => page.goto(path),
): Promise<void> {
  const settle = watchQuiet(page);
  await screen.before?.(page);
  await go(screen.path);
  if (!screen.isBusy) {
    // A page is quiet also before it has begun: its heading says that there is one.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await settle();
  }
  await screen.then?.(page);
  if (!screen.isBusy) await settle();
  if (screen.isWindow) return;
  await scrollThrough(page);
  if (!screen.isBusy) await settle();
}

/** What the browser complained of, but for what the state is about. */
export function unexpected({ name, expects }: Screen, complaints: readonly string[]): string[] {
  return complaints
    .filter((complaint) => !expects?.test(complaint))
    .map((complaint) => `${name} complains: ${complaint}`);
}

export function nameOf({ name }: Screen, { width, theme, forcedColors }: Look): string {
  return `${name}-${width}-${forcedColors ? 'forced' : theme}`;
}

/** Charts are drawn when somebody comes near: once down the page, and up again. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Else a picture of the whole page has gaps: what is far down is not painted.
    const style = new CSSStyleSheet();
    style.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(style);
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      // What watches for coming near is told in the next frame. One that never comes is not waited for.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 200);
      });
    }
    window.scrollTo(0, 0);
  });
}
