import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage } from '../../support/browser/browser.ts';
import { aPdf } from '../../support/materials/documents.ts';
import { aTeacher } from '../../support/people/people.ts';
import { UNTIL_DONE } from '../../support/product/site.ts';

/** Reading is slow on a busy machine. */

describe.skipIf(!chromiumPath)('a quiz about a part of a document', () => {
  test('of a file, by its sections, also after a reload and by keyboard alone', async () => {
    const { page, complaints } = await openPage(LAPTOP, { as: await aTeacher() });
    await page.goto('/dashboard?tab=quiz');
    const sections = page.getByRole('list', { name: 'Sections' }).getByRole('checkbox');

    const file = { name: 'Rivers.pdf', mimeType: 'application/pdf', buffer: await aPdf() };
    await page.getByLabel('Document').setInputFiles(file);
    await page.getByRole('button', { name: 'Choose pages or sections' }).click();
    await page.waitForURL('**document=*');
    await sections.first().waitFor(UNTIL_DONE);
    await page.reload();
    await sections.first().waitFor();

    await page.getByRole('button', { name: 'Select none' }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Please choose at least one part.').waitFor();
    // The focus is on the first section, so the keyboard suffices from here.
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await sections.first().isChecked()).toBe(true);
    await page.getByText(/^2 of \d+ sections, /).waitFor();
    await page.getByLabel('Title').fill('Valleys and deltas');
    await page.getByLabel('Number of questions').fill('5');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page
      .getByText(/Quiz generated successfully!|questions that you asked for/)
      .first()
      .waitFor(UNTIL_DONE);
    await page.getByRole('link', { name: 'View Valleys and deltas', exact: true }).waitFor();
    expect(page.url()).not.toContain('document=');
    expect(complaints).toEqual([]);
  });
});
