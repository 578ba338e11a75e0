import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

/** With its windows, of which a page costs a second of a processor, and with its viewer for PDFs. */
const whole = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The same engine without windows: a fifth of the work. */
const shells = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];

const findFirst = (places: (string | undefined)[]) =>
  places.find((place) => place !== undefined && existsSync(place));

export const wholeChromiumPath = findFirst(whole);
const isHeaded = process.env.HEADED !== undefined;
export const chromiumPath = (isHeaded ? undefined : findFirst(shells)) ?? wholeChromiumPath;

export function launchBrowser(executablePath = chromiumPath): Promise<Browser> {
  return chromium.launch({
    executablePath: executablePath ?? '',
    headless: !isHeaded,
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

export type Look = {
  width: number;
  theme: 'light' | 'dark';
  /** The system's own few colours, in place of the page's. */
  forcedColors?: 'active';
};

/** Chromium counts localhost as secure, whatever the address is made of. */
export function siteInBrowser(site: string): string {
  return site.replace('127.0.0.1', 'localhost');
}

/** A browser of somebody's own: nothing is stored in it, and no one is signed in, unless told. */
export function openContext(
  browser: Browser,
  site: string,
  { width, theme, ...more }: Look,
  storageState?: BrowserContextOptions['storageState'],
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: siteInBrowser(site),
    ...(storageState && { storageState }),
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...more,
  });
}

/** What the browser complains of in this page, as long as it is open. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** The splash takes three seconds, once in a session. */
export function passSplash(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    // The frame of a PDF viewer has no storage.
    if (window === window.top) sessionStorage.setItem('splash-seen', 'yes');
  });
}
