import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage } from '../../support/browser/browser.ts';
import { aPdf } from '../../support/materials/documents.ts';
import { UNTIL_DONE } from '../../support/product/site.ts';
import { arrive, logIn, signUp, uploadMaterial } from '../walk.ts';

const TITLE = 'Valleys and deltas';

/** Reading and writing are slow on a busy machine. */

describe.skipIf(!chromiumPath)("a teacher's first day", () => {
  test('from the sign-up to an assigned quiz', async () => {
    const { page, complaints } = await openPage(LAPTOP);
    await arrive(page);
    const { email } = await signUp(page, 'Teacher');
    await logIn(page, email);
    await page.getByRole('heading', { name: 'Upload a material' }).waitFor();

    // Materials belong to the whole school, so those of other tests are listed too.
    const name = `Rivers on day one, ${Date.now()}`;
    const file = { name: 'Rivers.pdf', mimeType: 'application/pdf', buffer: await aPdf() };
    await uploadMaterial(page, name, file);
    const makeQuiz = page.getByRole('link', { name: `Make a quiz of ${name}` });
    await makeQuiz.waitFor();

    await makeQuiz.click();
    await orderFromTwoSections(page);
    await editAndPublish(page);

    await makeClassWithCode(page);
    await page.goto('/dashboard?tab=quiz');
    await assign(page);

    await page.goto('/dashboard');
    await deleteAndUndo(page, name);

    expect(complaints).toEqual([]);
  });
});

/** The material is read first; the quiz uses two of its sections. */
async function orderFromTwoSections(page: Page): Promise<void> {
  const sections = page.getByRole('list', { name: 'Sections' }).getByRole('checkbox');
  await sections.first().waitFor(UNTIL_DONE);
  await page.getByRole('button', { name: 'Select none' }).click();
  await sections.nth(0).check();
  await sections.nth(1).check();
  await page.getByText(/^2 of \d+ sections, /).waitFor();
  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  await page.getByLabel('Number of questions').fill('5');
  await page.getByRole('switch', { name: 'Publish at once' }).uncheck();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page
    .getByText(/Quiz generated successfully!|questions that you asked for/)
    .first()
    .waitFor(UNTIL_DONE);
  await quizCard(page).waitFor();
}

async function editAndPublish(page: Page): Promise<void> {
  await quizCard(page)
    .getByRole('link', { name: `Review ${TITLE}` })
    .click();
  const question = page.getByLabel('Question', { exact: true }).first();
  await question.waitFor();
  await question.fill('Where does a river begin, as the text tells it?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish all the same' }).click();
  await page
    .getByText('Quiz published: it is on the shelf. Your students find it in their Quizzes.')
    .waitFor();
}

function quizCard(page: Page) {
  return page.getByRole('article', { name: TITLE, exact: true });
}

async function makeClassWithCode(page: Page): Promise<void> {
  await page.goto('/classes');
  await page.getByRole('button', { name: 'New class' }).first().click();
  await page.getByLabel('Name').fill('9b');
  await page.getByLabel('Subject').fill('Geography');
  await page.getByRole('button', { name: 'Make the class' }).click();
  await page.getByRole('heading', { level: 1, name: '9b' }).waitFor();
  await page.getByRole('button', { name: 'Show large' }).waitFor();
}

async function assign(page: Page): Promise<void> {
  await quizCard(page)
    .getByRole('button', { name: `Assign ${TITLE}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^9b/ }).waitFor();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByText('Assigned to 9b.').waitFor();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL('**/assignments/*');
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
}

/** The toast is reached by keyboard, and the focus returns to the restored row. */
async function deleteAndUndo(page: Page, name: string): Promise<void> {
  const row = page.getByRole('link', { name, exact: true });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Material deleted successfully!').waitFor();
  expect(await row.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await row.and(page.locator(':focus')).waitFor();
  await page.reload();
  await row.waitFor();
}
