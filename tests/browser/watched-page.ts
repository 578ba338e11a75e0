import type { Browser, Page } from 'playwright-core';
import { openPage, type Look } from '../support/browser.ts';
import { look, overflowsSideways } from './look.ts';

export type WatchedPage = {
  page: Page;
  /** What is wrong with the screens that were seen, and what the browser complained of. */
  faults: string[];
  complaints: string[];
  /** Takes a picture, and notes what is wrong with the screen. */
  see: (name: string) => Promise<void>;
};

/** A page of one of several people who are at the site at the same time. */
export async function openWatchedPage(browser: Browser, one: Look): Promise<WatchedPage> {
  const { page, complaints } = await openPage(browser, one);
  const faults: string[] = [];
  async function see(name: string): Promise<void> {
    faults.push(...(await look(page, `${name}-${one.width}-${one.theme}`)));
    if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
  }
  return { page, complaints, faults, see };
}
