import type { Page } from 'playwright-core';

/** More tab stops than any page has, including what other tests have left in the school. */
const MANY_TABS = 400;

/** Presses Tab until the focus is on an element with this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < MANY_TABS; press += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  const reached = (await focusedName(page)).slice(0, 80);
  throw new Error(`the keyboard does not reach ${name}; it is at "${reached}"`);
}

export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : null;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent).trim();
  });
}
