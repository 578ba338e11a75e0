import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP } from '../../support/browser/browser.ts';
import { aPdf } from '../../support/materials/documents.ts';
import { aTeacher } from '../../support/people/people.ts';
import { UNTIL_DONE } from '../../support/product/site.ts';
import { openWatchedPage } from '../watched-page.ts';

const tab = '/dashboard?tab=quiz';
const listOfQuizzes = '**/api/quizzes?*';
const orders = '**/api/quiz/generate';
const progress = '**/api/quizzes/*/progress';

async function generate(page: Page): Promise<void> {
  const file = { name: 'Rivers.pdf', mimeType: 'application/pdf', buffer: await aPdf() };
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

describe.skipIf(!chromiumPath)('Quiz Generation', () => {
  test('an upload is cancelled, and a quiz that is being written outlives a reload', async () => {
    const { page, faults, see } = await openWatchedPage(LAPTOP, { as: await aTeacher() });
    await page.goto(tab);
    await page.getByRole('heading', { name: 'No quizzes yet' }).waitFor();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Please select a document').waitFor();
    await see('generation-empty');

    // The order never completes, as on a slow connection.
    await page.route(orders, () => undefined);
    await generate(page);
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await see('generation-uploading');
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
    await generate(page);
    await page.getByRole('progressbar', { name: 'Writing questions…' }).waitFor();
    await page.reload();
    await page.getByRole('progressbar', { name: 'Writing questions…' }).waitFor();
    await page.unroute(progress);
    await page.unroute(listOfQuizzes);
    await page.getByRole('link', { name: 'View Rivers', exact: true }).waitFor(UNTIL_DONE);
    expect(faults).toEqual([]);
  });

  test('a hundred quizzes scroll sideways in their list, and are searched', async () => {
    const teacher = await aTeacher();
    const { page, faults, see } = await openWatchedPage(LAPTOP, { as: teacher });
    await page.route(listOfQuizzes, (route) =>
      route.fulfill({ json: { success: true, quizzes: hundredQuizzes(teacher.uid) } }),
    );
    await page.goto(tab);
    await page.getByText('100 quizzes').waitFor();
    const list = page.getByRole('list').filter({ has: page.getByRole('article') });
    await page.getByRole('button', { name: 'Scroll right' }).click();
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(200);
    await page.getByLabel('Search quizzes').fill('part 77');
    await page.getByText('1 of 100 quizzes').waitFor();
    await page.getByLabel('Search quizzes').fill('volcano');
    await page.getByRole('heading', { name: 'No quiz found' }).waitFor();
    await see('generation-none-found');
    expect(faults).toEqual([]);
  });
});
