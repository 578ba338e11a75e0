import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Person } from '../people/people.ts';
import { currentSite } from '../product/site.ts';
import {
  chromiumPath,
  launchBrowser,
  listenForComplaints,
  openContext,
  passSplash,
  wholeChromiumPath,
  type Look,
} from './chromium.ts';
import { storedSignIn } from './stored-sign-in.ts';

export { chromiumPath, wholeChromiumPath, type Look };

const phone: Look = { width: 375, theme: 'dark' };
const laptop: Look = { width: 1280, theme: 'light' };
/** With DEVICES=swapped, students have laptops and teachers phones. */
const isSwapped = process.env.DEVICES === 'swapped';

/** A student's phone. */
export const PHONE = isSwapped ? laptop : phone;
/** A teacher's laptop. */
export const LAPTOP = isSwapped ? phone : laptop;

if (!chromiumPath) {
  console.warn(
    'Browser tests are skipped: no Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** Complaints of the browser fail the test. */
type OpenPage = { page: Page; complaints: string[] };
export type SignIn = Pick<Person, 'email'> & { password?: string };
type Opening = {
  /** The person who is signed in from an earlier visit; by default nobody. */
  as?: SignIn | undefined;
  /** Uses the browser with windows and a PDF viewer. */
  isWhole?: boolean;
};

/** Opens a page without the splash, which takes three seconds once in a session. */
export async function openPage(one: Look, opening: Opening = {}): Promise<OpenPage> {
  const opened = await openFirstPage(one, opening);
  await passSplash(opened.page);
  return opened;
}

/** Opens a page as a new visitor, with the splash. */
export async function openFirstPage(one: Look, opening: Opening = {}): Promise<OpenPage> {
  const context = await openContextOf(one, opening);
  const page = await context.newPage();
  return { page, complaints: listenForComplaints(page) };
}

/** A browser context for any number of tabs, closed at the end of the test. */
async function openContextOf(one: Look, { as, isWhole }: Opening = {}): Promise<BrowserContext> {
  const state = as && (await storedSignIn(as, as.password));
  const browser = await warmBrowser(isWhole ? wholeChromiumPath : chromiumPath);
  const context = await openContext(browser, currentSite().site, one, state);
  await closeAtTheEnd(context);
  return context;
}

const warm = new Map<string | undefined, Promise<Browser>>();

/** Each worker has one browser for all its files: a context is cheap, a browser takes a second. */
function warmBrowser(executable: string | undefined): Promise<Browser> {
  const known = warm.get(executable) ?? launchBrowser(executable);
  warm.set(executable, known);
  return known;
}

const failures = path.join(import.meta.dirname, '../../browser/failures');
const isTraced = process.env.TRACE !== undefined;

/**
 * Keeps a picture when the test fails and, with TRACE=1, a trace of it, which takes as long as the
 * test: `npx playwright-core show-trace FILE` replays it.
 */
async function closeAtTheEnd(context: BrowserContext): Promise<void> {
  if (isTraced) await context.tracing.start({ snapshots: true });
  onTestFinished(async ({ task }) => {
    const name = `${task.name.replace(/[^\w]+/g, '-')}-${Date.now()}`;
    const isFailed = task.result?.state === 'fail';
    if (isFailed) await keepPictures(context, name);
    if (isTraced)
      await context.tracing.stop(isFailed ? { path: path.join(failures, `${name}.zip`) } : {});
    await context.close();
  });
}

/** A hung page has no picture, and the reason for the failed test matters more. */
async function keepPictures(context: BrowserContext, name: string): Promise<void> {
  for (const [at, page] of context.pages().entries())
    await page
      .screenshot({ path: path.join(failures, `${name}-${at}.png`), timeout: 5_000 })
      .catch(() => undefined);
}
