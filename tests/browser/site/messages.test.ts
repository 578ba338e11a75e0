import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE, type Look } from '../../support/browser/browser.ts';
import { aTeacher } from '../../support/people/people.ts';
import { lookAt } from '../watched-page.ts';

/** The names of the controls that a message covers at the moment. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const messages = [...document.querySelectorAll('[data-toast]')];
    const boxes = messages.map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll('a, button, input, select, summary')]
      .filter((control) => !control.closest('[data-toast]'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return boxes.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      })
      .map((control) => control.textContent || control.id);
  });
}

describe.skipIf(!chromiumPath)('messages', () => {
  async function signedIn(one: Look): Promise<Page> {
    const { page } = await openPage(one, { as: await aTeacher() });
    await page.goto('/dashboard');
    return page;
  }

  /** Makes uploads fail, each for one of the reasons. */
  async function raise(page: Page, ...reasons: string[]): Promise<void> {
    await page.getByLabel('Material name').fill('Notes');
    await page.getByLabel('Type').selectOption('Document');
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Rain falls from clouds.'),
    });
    for (const error of reasons) {
      const json = { success: false, error, code: 'unexpected' };
      await page.route('**/api/materials/upload', (route) => route.fulfill({ status: 500, json }));
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await page.getByText(`Upload failed: ${error}`).waitFor();
    }
  }

  test('stand in the empty part of the sidebar, over no control', async () => {
    const page = await signedIn(LAPTOP);
    await raise(page, 'The disk is full.', 'The server is resting.');
    expect(await page.locator('[data-toast]').count()).toBe(2);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await coveredControls(page)).toEqual([]);
    expect(await lookAt(page, 'messages', LAPTOP)).toEqual([]);
    // They take no room at the end of the page, from where the sidebar would slide up.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const { y = 0, height = 0 } = (await page.locator('#menu').boundingBox()) ?? {};
    expect(Math.round(y + height)).toBe(await page.evaluate(() => window.innerHeight));
  });

  test('leave a phone its bars, and the end of the page what is under them', async () => {
    const page = await signedIn(PHONE);
    await raise(page, 'The disk is full.', 'The server is resting.');
    expect(await page.locator('[data-toast]').count()).toBe(2);
    expect(await lookAt(page, 'messages', PHONE)).toEqual([]);
    // The button that was just pressed must not be covered either.
    await expect.poll(() => coveredControls(page)).not.toContain('Upload');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await coveredControls(page)).toEqual([]);
  });

  test('are reached with F6, closed with Escape, and give the focus back', async () => {
    const page = await signedIn(LAPTOP);
    await raise(page, 'The disk is full.');
    const message = page.locator('[data-toast]');
    const before = await page.evaluate(() => document.activeElement?.outerHTML);
    await page.keyboard.press('F6');
    await message.locator('button:focus').waitFor();
    await page.keyboard.press('Escape');
    await message.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
  });
});
