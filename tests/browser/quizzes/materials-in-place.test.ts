import { describe, expect, test } from 'vitest';
import { chromiumPath, openPage, PHONE, wholeChromiumPath } from '../../support/browser/browser.ts';
import { aDocx, aPdf } from '../../support/materials/documents.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, form, UNTIL_DONE } from '../../support/product/site.ts';

describe.skipIf(!chromiumPath)('a material opens in place', () => {
  test('as the text of its file', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const name = `Rivers ${Date.now()}`;
    await upload(teacher, { name, type: 'Document' }, 'Rivers.docx', await aDocx());
    const { page, complaints } = await openPage(PHONE, { as: student });
    await page.goto('/student-dashboard');

    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const text = page.getByRole('article', { name: 'Text' });
    await text.getByRole('heading', { name: 'How a river shapes its valley' }).waitFor();
    await text.getByText(/^A river is a natural stream of fresh water/).waitFor();

    await page.goto('/materials/not-there');
    await page.getByRole('heading', { name: 'This material is not there' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

// A headless browser has no PDF viewer.
describe.skipIf(!wholeChromiumPath)('a PDF opens in place', () => {
  test("in the browser's viewer, and as text", async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const name = `Sheet ${Date.now()}`;
    await upload(teacher, { name, type: 'PDF' }, 'Rivers.pdf', await aPdf());
    const { page, complaints } = await openPage(PHONE, { as: student, isWhole: true });
    await page.goto('/student-dashboard');

    await page.getByRole('link', { name, exact: true }).click();
    await page.getByTitle(`${name} (PDF)`).waitFor();
    // The viewer is a page of the browser itself, which it opens only for PDFs.
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://')))
      .toBe(true);
    await page.getByRole('button', { name: 'Read as text' }).click();
    const text = page.getByRole('article', { name: 'Text' });
    await text.getByText(/natural stream of fresh water/).waitFor();
    expect(complaints).toEqual([]);
  });

  test('as text first where there is no viewer for it', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const name = `Sheet without a viewer ${Date.now()}`;
    await upload(teacher, { name, type: 'PDF' }, 'Rivers.pdf', await aPdf());
    const { page, complaints } = await openPage(PHONE, { as: student });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }),
    );
    await page.goto('/student-dashboard');

    await page.getByRole('link', { name, exact: true }).click();
    const text = page.getByRole('article', { name: 'Text' });
    await text.getByText(/natural stream of fresh water/).waitFor();
    expect(await page.getByTitle(`${name} (PDF)`).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

type Described = { name: string; type: string };

async function upload(
  { token }: Person,
  { name, type }: Described,
  fileName: string,
  bytes: Buffer,
): Promise<void> {
  const fields = { materialName: name, materialType: type };
  const { body } = await ask('/api/materials/upload', {
    ...{ token, form: form(fields, { name: fileName, bytes }) },
  });
  const { id } = body.material as { id: string };
  // The text is read after the upload.
  await expect
    .poll(async () => (await ask(`/api/materials/${id}/text`, { token })).status, {
      ...UNTIL_DONE,
      interval: 300,
    })
    .toBe(200);
}
