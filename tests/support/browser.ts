import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { inject } from 'vitest';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const chromiumPath = places.find((place) => place !== undefined && existsSync(place));

if (!chromiumPath) {
  console.warn(
    'Browser tests are skipped: no Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath ?? '',
    headless: process.env.HEADED === undefined,
    // Nothing but the site: the browser's own services would try the network at every start.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export type Look = { width: number; theme: 'light' | 'dark' };

/** What the browser complains of fails the test. */
type OpenPage = { page: Page; complaints: string[] };

/** A page of a visitor who has seen the splash in this session, which takes three seconds. */
export async function openPage(browser: Browser, one: Look): Promise<OpenPage> {
  const opened = await openFirstPage(browser, one);
  await opened.page.addInitScript(() => sessionStorage.setItem('splash-seen', 'yes'));
  return opened;
}

/** A page of a new visitor. */
export async function openFirstPage(browser: Browser, { width, theme }: Look): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: inject('site').replace('127.0.0.1', 'localhost'),
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}
