import type { Page } from 'playwright-core';
import { findBarriers, OF_LOOKS, overflowsSideways } from '../support/browser/barriers.ts';
import { LAPTOP, openPage, PHONE, type Look } from '../support/browser/browser.ts';

export type WatchedPage = {
  page: Page;
  /** Faults of the states that were checked; `complaints` are the browser's own. */
  faults: string[];
  complaints: string[];
  /** Checks, in both looks, a state that is not among the screens of tests/shots. */
  see: (name: string) => Promise<void>;
};

/** A page of one of several people who use the site at the same time. */
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

/** Checks the current look with all of axe, and the other one for what a look can break. */
export async function lookAtBoth(page: Page, name: string, one: Look): Promise<string[]> {
  const other = one.width === PHONE.width ? LAPTOP : PHONE;
  return [...(await lookAt(page, name, one)), ...(await lookAt(page, name, other, OF_LOOKS))];
}

/** Finds what axe reports, and whether the page scrolls sideways. */
export async function lookAt(
  page: Page,
  name: string,
  one: Look,
  rules?: typeof OF_LOOKS,
): Promise<string[]> {
  await wear(page, one);
  const called = `${name}-${one.width}-${one.forcedColors ? 'forced' : one.theme}`;
  const barriers = await findBarriers(page, called, rules);
  return (await overflowsSideways(page)) ? [...barriers, `${called} scrolls sideways`] : barriers;
}

/** Changes the look of the open page, since opening it again would cost more. */
export async function wear(
  page: Page,
  { width, height = 800, theme, forcedColors }: Look,
): Promise<void> {
  await Promise.all([
    page.setViewportSize({ width, height }),
    page.emulateMedia({ colorScheme: theme, forcedColors: forcedColors ?? 'none' }),
  ]);
}
