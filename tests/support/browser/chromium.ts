import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

/** The browser with windows and PDF viewer, whose pages cost a second of processor time each. */
const whole = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The same engine without windows, for a fifth of the work. */
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
    // Blocks the browser's own services, which would use the network at every start.
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
  /** 800 by default. */
  height?: number;
  theme: 'light' | 'dark';
  /** Uses the system's few colours instead of the page's. */
  forcedColors?: 'active';
  /** A screen to be tapped. */
  hasTouch?: boolean;
};

/** Chromium treats localhost as secure, unlike its number. */
export function siteInBrowser(site: string): string {
  return site.replace('127.0.0.1', 'localhost');
}

/** How long a page may take on a slow machine until something is there. */
const PATIENCE_MS = 120_000;

/** An empty browser context in which nobody is signed in, unless options say otherwise. */
export async function openContext(
  browser: Browser,
  site: string,
  { width, height = 800, theme, ...more }: Look,
  storageState?: BrowserContextOptions['storageState'],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: siteInBrowser(site),
    ...(storageState && { storageState }),
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...more,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Collects the browser's complaints about this page while it is open. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Skips the splash, which takes three seconds once in a session. */
export function passSplash(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    // The frame of a PDF viewer has no storage, and neither has a blank page.
    if (window === window.top && location.protocol !== 'about:')
      sessionStorage.setItem('splash-seen', 'yes');
  });
}
