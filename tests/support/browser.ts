import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import {
  chromiumPath,
  launchBrowser,
  listenForComplaints,
  openContext,
  passSplash,
  wholeChromiumPath,
  type Look,
} from './chromium.ts';
import type { Person } from './people.ts';
import { currentSite } from './site.ts';
import { storedSignIn } from './stored-sign-in.ts';

export { chromiumPath, wholeChromiumPath, type Look };

/** What a student holds in her hand. */
export const PHONE: Look = { width: 375, theme: 'dark' };
/** What stands on a teacher's desk. */
export const LAPTOP: Look = { width: 1280, theme: 'light' };

if (!chromiumPath) {
  console.warn(
    'Browser tests are skipped: no Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** What the browser complains of fails the test. */
type OpenPage = { page: Page; complaints: string[] };
export type SignIn = Pick<Person, 'email'> & { password?: string };
type Opening = {
  /** Signed in as one who has come before; nobody unless told. */
  as?: SignIn | undefined;
  /** The browser with its windows, and with its viewer for PDFs. */
  isWhole?: boolean;
};

/** A page of a visitor who has seen the splash in this session, which takes three seconds. */
export async function openPage(one: Look, opening: Opening = {}): Promise<OpenPage> {
  const opened = await openFirstPage(one, opening);
  await passSplash(opened.page);
  return opened;
}

/** A page of a new visitor. */
export async function openFirstPage(one: Look, opening: Opening = {}): Promise<OpenPage> {
  const context = await openContextOf(one, opening);
  const page = await context.newPage();
  return { page, complaints: listenForComplaints(page) };
}

/** Somebody's browser, for as many tabs as she opens. It is closed when the test is over. */
async function openContextOf(one: Look, { as, isWhole }: Opening = {}): Promise<BrowserContext> {
  const state = as && (await storedSignIn(as, as.password));
  const browser = await warmBrowser(isWhole ? wholeChromiumPath : chromiumPath);
  const context = await openContext(browser, currentSite().site, one, state);
  await closeAtTheEnd(context);
  return context;
}

const warm = new Map<string | undefined, Promise<Browser>>();

/** One for all files of a worker, and gone with it: a context costs little, a browser a second. */
function warmBrowser(executable: string | undefined): Promise<Browser> {
  const known = warm.get(executable) ?? launchBrowser(executable);
  warm.set(executable, known);
  return known;
}

const failures = path.join(import.meta.dirname, '..', 'browser', 'failures');
const isTraced = process.env.TRACE !== undefined;

/**
 * What was seen last is kept when the test fails, and with TRACE=1 all that happened, which costs as
 * much as the test itself: `npx playwright-core show-trace FILE` plays it again.
 */
async function closeAtTheEnd(context: BrowserContext): Promise<void> {
  if (isTraced) await context.tracing.start({ snapshots: true });
  onTestFinished(async ({ task }) => {
    const name = `${task.name.replace(/[^\w]+/g, '-')}-${Date.now()}`;
    if (task.result?.state === 'fail') await keepPictures(context, name);
    if (isTraced) await context.tracing.stop({ path: path.join(failures, `${name}.zip`) });
    await context.close();
  });
}

/** A page that does not answer any more has no picture; why its test failed counts. */
async function keepPictures(context: BrowserContext, name: string): Promise<void> {
  for (const [at, page] of context.pages().entries())
    await page
      .screenshot({ path: path.join(failures, `${name}-${at}.png`), timeout: 5_000 })
      .catch(() => undefined);
}
