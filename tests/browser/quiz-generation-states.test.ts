import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aPdf, aScan } from '../support/documents.ts';
import { aTeacher } from '../support/people.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, logIn, type Upload } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'dark' },
  { width: 375, theme: 'light' },
];

const tab = '/dashboard?tab=quiz';
const listOfQuizzes = '**/api/quizzes?*';
const orders = '**/api/quiz/generate';
const progress = '**/api/quizzes/*/progress';

async function aFile(name: string, bytes: Promise<Buffer>): Promise<Upload> {
  return { name, mimeType: 'application/pdf', buffer: await bytes };
}

async function generate(page: Page, file: Upload): Promise<void> {
  await page.getByLabel('Document').setInputFiles(file);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}

function hundredQuizzes(teacherId: string) {
  return Array.from({ length: 100 }, (_, index) => ({
    id: `quiz-${index}`,
    title: `The water cycle, part ${index + 1}`,
    toughness: ['Easy', 'Medium', 'Hard'][index % 3],
    targetGrade: `Grade ${6 + (index % 7)}`,
    numQuestions: 10,
    createdAt: new Date(Date.UTC(2026, 0, 100 - index)).toISOString(),
    teacherId,
    status: index % 10 === 3 ? 'draft' : 'ready',
    writer: 'offline',
    teacherName: '',
    subject: null,
    topics: [],
    notice: null,
  }));
}

describe.skipIf(!chromiumPath)('every state of Quiz Generation', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('at $width pixels, $theme', async (one) => {
    const teacher = await aTeacher();
    const { page } = await openPage(browser, one);
    const faults: string[] = [];
    async function see(name: string): Promise<void> {
      faults.push(...(await look(page, `generation-${name}-${one.width}-${one.theme}`)));
      if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
    }
    await arrive(page);
    await logIn(page, teacher.email);

    await page.goto(tab);
    await page.getByRole('heading', { name: 'No quizzes yet' }).waitFor();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Please select a document').waitFor();
    await see('empty');

    // The order is held up on its way, as by a slow connection.
    await page.route(orders, () => undefined);
    await generate(page, await aFile('Rivers.pdf', aPdf()));
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await see('uploading');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Upload cancelled.').waitFor({ state: 'attached' });
    expect(await page.getByText('Rivers.pdf').count()).toBe(1);
    await page.unroute(orders);

    await page.route(progress, (route) =>
      route.fulfill({
        json: { success: true, status: 'generating', progress: 0.4, stage: 'Writing questions' },
      }),
    );
    await page.route(listOfQuizzes, async (route) => {
      const answer = (await (await route.fetch()).json()) as { quizzes: object[] };
      const quizzes = answer.quizzes.map((quiz) => ({ ...quiz, status: 'generating' }));
      await route.fulfill({ json: { ...answer, quizzes } });
    });
    await generate(page, await aFile('Rivers.pdf', aPdf()));
    await page.getByRole('progressbar', { name: 'Writing questions…' }).waitFor();
    await see('writing');
    await page.reload();
    await page.getByRole('progressbar', { name: 'Writing questions…' }).waitFor();
    await page.unroute(progress);
    await page.unroute(listOfQuizzes);
    await page.getByRole('link', { name: 'View Rivers', exact: true }).waitFor({ timeout: 60_000 });

    await generate(page, await aFile('Scan.pdf', aScan()));
    const failed = page.getByRole('article', { name: 'Scan' });
    await failed.getByText(/This document has no readable text/).waitFor({ timeout: 60_000 });
    await see('failed');
    await failed.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: 'Are you sure you want to delete this quiz?' })
      .waitFor();
    await see('delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Quiz deleted successfully!').waitFor();

    await page.route(listOfQuizzes, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(tab);
    await page.getByText('Your quizzes could not be loaded.').waitFor();
    await see('not-loaded');
    await page.unroute(listOfQuizzes);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('article', { name: 'Rivers' }).waitFor();

    await page.route(listOfQuizzes, (route) =>
      route.fulfill({ json: { success: true, quizzes: hundredQuizzes(teacher.uid) } }),
    );
    await page.goto(tab);
    await page.getByText('100 quizzes').waitFor();
    await see('many');
    const list = page.getByRole('list').filter({ has: page.getByRole('article') });
    await page.getByRole('button', { name: 'Scroll right' }).click();
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(200);
    await page.getByLabel('Search quizzes').fill('part 77');
    await page.getByText('1 of 100 quizzes').waitFor();
    await page.getByLabel('Search quizzes').fill('volcano');
    await page.getByRole('heading', { name: 'No quiz found' }).waitFor();
    await see('none-found');

    expect(faults).toEqual([]);
    await page.context().close();
  });

  test.each(['/quiz-view/nowhere', '/quiz-edit/nowhere'])('%s says so', async (address) => {
    const teacher = await aTeacher();
    const { page } = await openPage(browser, { width: 375, theme: 'dark' });
    await arrive(page);
    await logIn(page, teacher.email);
    await page.goto(address);
    await page.getByRole('heading', { name: 'Quiz Not Found' }).waitFor();
    await page.getByText("The quiz you're looking for doesn't exist.").waitFor();
    expect(await look(page, `missing${address.replaceAll('/', '-')}`)).toEqual([]);
    await page.context().close();
  });
});
