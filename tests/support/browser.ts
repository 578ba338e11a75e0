import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import {
  chromiumPath,
  launchBrowser,
  listenForComplaints,
  openContext,
  passSplash,
  wholeChromiumPath,
  type Look,
} from './chromium.ts';
import { currentSite } from './site.ts';

export { chromiumPath, launchBrowser, wholeChromiumPath, type Look };

if (!chromiumPath) {
  console.warn(
    'Browser tests are skipped: no Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** What the browser complains of fails the test. */
type OpenPage = { page: Page; complaints: string[] };

/** A page of a visitor who has seen the splash in this session, which takes three seconds. */
export async function openPage(browser: Browser, one: Look): Promise<OpenPage> {
  const opened = await openFirstPage(browser, one);
  await passSplash(opened.page);
  return opened;
}

/** A page of a new visitor. */
export async function openFirstPage(browser: Browser, one: Look): Promise<OpenPage> {
  const context = await openContext(browser, currentSite().site, one);
  await keepTraceOfFailure(context);
  const page = await context.newPage();
  return { page, complaints: listenForComplaints(page) };
}

const traces = path.join(import.meta.dirname, '..', 'browser', 'traces');

/** What happened is kept when the test fails: `npx playwright-core show-trace FILE` plays it again. */
async function keepTraceOfFailure(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: true });
  let isClosed = false;
  context.once('close', () => (isClosed = true));
  onTestFailed(async ({ task }) => {
    if (isClosed) return;
    const name = task.name.replace(/[^\w]+/g, '-');
    await context.tracing.stop({ path: path.join(traces, `${name}-${Date.now()}.zip`) });
  });
}
