import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { take } from '../support/question-reports.ts';
import { aQuiz } from '../support/quizzes.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, logIn, logOut } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

describe.skipIf(!chromiumPath)('a broken question', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)(
    'is reported, dropped, and gives its point ($width pixels, $theme)',
    async (one) => {
      const [teacher, student] = [await aTeacher(), await aStudent()];
      const quiz = await aQuiz(teacher);
      const attemptId = await take(student, quiz, 3);
      const fifth = quiz.questions[4]?.question ?? '';
      const { page, complaints } = await openPage(browser, one);
      const faults: string[] = [];
      async function see(name: string): Promise<void> {
        faults.push(...(await look(page, `${name}-${one.width}-${one.theme}`)));
        if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
      }

      await arrive(page);
      await logIn(page, student.email, PASSWORD);
      await page.goto(`/quiz-results/${attemptId}`);
      await page.getByRole('img', { name: 'Score: 60%' }).waitFor();
      await reportFifth(page, fifth, see);
      await page.reload();
      await page.getByText('Your teacher will see this.').waitFor();
      await see('report-sent');
      await page.goto('/student-dashboard');
      await logOut(page);

      await logIn(page, teacher.email, PASSWORD);
      await page.getByRole('tab', { name: /Quiz/ }).click();
      await page.getByRole('link', { name: 'Students reported 1 question' }).click();
      await page.getByRole('heading', { name: 'Reported by 1 student' }).waitFor();
      await page.getByText('Both of them are in the lesson').waitFor();
      await see('reported-question');
      await page.getByRole('button', { name: 'Drop it: question 5' }).click();
      await see('drop-question');
      await page.getByRole('button', { name: 'Drop the question' }).click();
      await page.getByRole('heading', { name: 'Dropped questions' }).waitFor();
      await see('dropped-questions');
      await page.goto('/dashboard');
      await logOut(page);

      await logIn(page, student.email, PASSWORD);
      await page.goto(`/quiz-results/${attemptId}`);
      await expect
        .poll(
          async () => {
            await page.reload();
            await page.getByRole('heading', { name: 'Detailed Breakdown' }).waitFor();
            return page.getByRole('img', { name: 'Score: 80%' }).count();
          },
          { timeout: 60_000, interval: 1000 },
        )
        .toBe(1);
      const dropped = page.getByRole('article', { name: fifth });
      await dropped.getByText('Everybody gets this point').waitFor();
      await see('dropped-result');

      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

async function reportFifth(
  page: Page,
  question: string,
  see: (name: string) => Promise<void>,
): Promise<void> {
  const card = page.getByRole('article', { name: question });
  await card.getByRole('button', { name: 'Something wrong with this question?' }).click();
  await card.getByRole('radio', { name: 'Two answers are right' }).check();
  await card.getByLabel('In your words').fill('Both of them are in the lesson');
  await see('report-form');
  await card.getByRole('button', { name: 'Send to your teacher' }).click();
  await card.getByText('Your teacher will see this.').waitFor();
}
