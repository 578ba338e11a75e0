import type { Page } from 'playwright-core';
import { findBarriers, OF_LOOKS, overflowsSideways } from '../support/barriers.ts';
import { LAPTOP, openPage, PHONE, type Look } from '../support/browser.ts';

export type WatchedPage = {
  page: Page;
  /** What is wrong with the states that were looked at, and what the browser complained of. */
  faults: string[];
  complaints: string[];
  /** Notes what is wrong with a state that no screen of tests/shots is in, in both looks. */
  see: (name: string) => Promise<void>;
};

/** A page of one of several people who are at the site at the same time. */
export async function openWatchedPage(
  one: Look,
  opening?: Parameters<typeof openPage>[1],
): Promise<WatchedPage> {
  const { page, complaints } = await openPage(one, opening);
  const faults: string[] = [];
  async function see(name: string): Promise<void> {
    faults.push(...(await lookAtBoth(page, name, one)));
    await wear(page, one);
  }
  return { page, complaints, faults, see };
}

/** Looks with all that axe knows as the page is, and with what a look may break in the other one. */
export async function lookAtBoth(page: Page, name: string, one: Look): Promise<string[]> {
  const other = one.width === PHONE.width ? LAPTOP : PHONE;
  return [...(await lookAt(page, name, one)), ...(await lookAt(page, name, other, OF_LOOKS))];
}

/** What axe finds, and whether the page can be scrolled sideways. */
export async function lookAt(
  page: Page,
  name: string,
  one: Look,
  rules?: typeof OF_LOOKS,
): Promise<string[]> {
  await wear(page, one);
  const called = `${name}-${one.width}-${one.theme}`;
  const barriers = await findBarriers(page, called, rules);
  return (await overflowsSideways(page)) ? [...barriers, `${called} scrolls sideways`] : barriers;
}

/** Gives the page another look where it stands: opening it again would cost a story more. */
export async function wear(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
}
