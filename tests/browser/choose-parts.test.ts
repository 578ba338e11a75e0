import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, type Look } from '../support/browser.ts';
import { aPdf, aScan } from '../support/documents.ts';
import { aTeacher } from '../support/people.ts';
import { arrive, logIn, uploadMaterial, type Upload } from './walk.ts';
import { openWatchedPage } from './watched-page.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

async function aFile(name: string, bytes: Promise<Buffer>): Promise<Upload> {
  return { name, mimeType: 'application/pdf', buffer: await bytes };
}

function sections(page: Page) {
  return page.getByRole('list', { name: 'Sections' }).getByRole('checkbox');
}

async function readFirst(page: Page, file: Upload): Promise<void> {
  await page.getByLabel('Document').setInputFiles(file);
  await page.getByRole('button', { name: 'Choose pages or sections' }).click();
  await page.waitForURL('**document=*');
}

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Number of questions').fill('5');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Quiz generated successfully!').waitFor({ timeout: 60_000 });
}

describe.skipIf(!chromiumPath)('a quiz about a part of a document', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('of a file, by its sections, at $width pixels', async (one) => {
    const teacher = await aTeacher();
    const { page, complaints, faults, see } = await openWatchedPage(browser, one);
    await arrive(page);
    await logIn(page, teacher.email);
    await page.goto('/dashboard?tab=quiz');

    await readFirst(page, await aFile('Rivers.pdf', aPdf()));
    await sections(page).first().waitFor({ timeout: 60_000 });
    await page.reload();
    await sections(page).first().waitFor();
    await see('parts-all');

    await page.getByRole('button', { name: 'Select none' }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Please choose at least one part.').waitFor();
    await see('parts-none');
    // The focus is on the first section: the keyboard alone goes on from there.
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await sections(page).first().isChecked()).toBe(true);
    await page.getByText(/^2 of \d+ sections, /).waitFor();
    await page.getByLabel('Title').fill('Valleys and deltas');
    await generate(page);
    await page.getByRole('link', { name: 'View Valleys and deltas', exact: true }).waitFor();
    expect(page.url()).not.toContain('document=');
    await see('parts-written');

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('of a material, by its pages', async () => {
    const teacher = await aTeacher();
    const { page, faults, see } = await openWatchedPage(browser, { width: 1280, theme: 'dark' });
    await arrive(page);
    await logIn(page, teacher.email);
    const name = `Rivers of ${teacher.uid}`;
    await uploadMaterial(page, name, await aFile('Rivers.pdf', aPdf()));
    await page.getByRole('link', { name: `Make a quiz of ${name}` }).click();
    await page.getByRole('radio', { name: /^Pages/ }).check({ timeout: 60_000 });
    await page.getByLabel('From page').fill('3');
    await page.getByLabel('To page').fill('2');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText(/the first before the last/).waitFor();
    await see('parts-pages');
    await page.getByLabel('From page').fill('1');
    await generate(page);
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a document without text says why, and leads back to the form', async () => {
    const teacher = await aTeacher();
    const { page, faults, see } = await openWatchedPage(browser, { width: 375, theme: 'light' });
    await arrive(page);
    await logIn(page, teacher.email);
    await page.goto('/dashboard?tab=quiz');
    await readFirst(page, await aFile('Scan.pdf', aScan()));
    await page.getByText(/This document has no readable text/).waitFor({ timeout: 60_000 });
    await see('parts-unreadable');
    await page.getByRole('button', { name: 'Choose another document' }).click();
    await page.getByLabel('Document').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a deletion is taken back, and the focus goes to the quiz', async () => {
    const teacher = await aTeacher();
    const { page } = await openWatchedPage(browser, { width: 1280, theme: 'light' });
    await arrive(page);
    await logIn(page, teacher.email);
    await page.goto('/dashboard?tab=quiz');
    await page.getByLabel('Document').setInputFiles(await aFile('Rivers.pdf', aPdf()));
    await generate(page);
    const card = page.getByRole('article', { name: 'Rivers' });
    await card.getByRole('button', { name: 'Delete Rivers' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Quiz deleted successfully!').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.and(page.locator(':focus')).waitFor();
    await page.reload();
    await card.waitFor();
    await page.context().close();
  });
});
