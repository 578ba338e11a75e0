import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { findBarriers, overflowsSideways, settlePaint } from '../support/browser/barriers.ts';
import { listenForComplaints, type Look } from '../support/browser/chromium.ts';
import { watchQuiet } from './quiet.ts';
import type { Screen } from './screen.ts';

/** Opens a screen in its own page, takes the picture, and returns what is wrong with it. */
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

/** Brings a page into the state of a screen, including what appears on scrolling. */
export async function openScreen(
  page: Page,
  screen: Screen,
  go: (path: string) => Promise<unknown> = (path) => page.goto(path),
): Promise<void> {
  const quiet = watchQuiet(page);
  const settle = () => (screen.isBusy ? undefined : quiet.settle());
  await screen.before?.(page);
  await go(screen.path);
  // A page is also quiet before it starts, so its heading is awaited first.
  if (!screen.isBusy) await page.locator('h1').first().waitFor({ state: 'attached' });
  await settle();
  await screen.then?.(page);
  await settle();
  if (!screen.isWindow) {
    await scrollThrough(page);
    await settle();
  }
  quiet.stop();
}

/** The browser's complaints, except for those that the state expects. */
export function unexpected({ name, expects }: Screen, complaints: readonly string[]): string[] {
  return complaints
    .filter((complaint) => !expects?.test(complaint))
    .map((complaint) => `${name} complains: ${complaint}`);
}

export function nameOf({ name }: Screen, { width, theme, forcedColors }: Look): string {
  return `${name}-${width}-${forcedColors ? 'forced' : theme}`;
}

/** Charts are drawn when they come near, so this scrolls down the page and back. */
async function scrollThrough(page: Page): Promise<void> {
  await settlePaint(page);
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      // Observers are called in the next frame, so two are awaited.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 200);
      });
    }
    window.scrollTo(0, 0);
  });
}
