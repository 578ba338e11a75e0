import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { answersFor, aQuiz, submit } from '../support/quizzes.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, logIn } from './walk.ts';

describe.skipIf(!chromiumPath)('practising what went wrong', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each([
    { width: 1280, theme: 'light' },
    { width: 375, theme: 'dark' },
  ] as const)('from the dashboard and from a result ($width pixels, $theme)', async (one) => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { body } = await submit(student, quiz, { answers: answersFor(quiz, 3) });
    const { page, complaints } = await openPage(browser, one);
    const faults: string[] = [];
    async function see(name: string): Promise<void> {
      faults.push(...(await look(page, `${name}-${one.width}-${one.theme}`)));
      if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
    }
    async function answer(option: number): Promise<void> {
      await page.getByRole('radio').nth(option).check();
      await page.getByRole('button', { name: 'Check answer' }).click();
    }

    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page.getByRole('region', { name: 'Today' }).getByText('2 questions to review').waitFor();
    await page.getByRole('link', { name: 'Retake' }).first().waitFor();
    await see('today-review');
    await page.getByRole('link', { name: 'Start practice' }).click();
    await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
    await see('practice-question');
    const [fourth, fifth] = quiz.questions.slice(3);
    await answer(fourth?.correctAnswer ?? 0);
    await page.getByRole('heading', { name: 'That is right' }).waitFor();
    await see('practice-right');
    await page.getByRole('button', { name: 'Next question' }).click();
    await answer(((fifth?.correctAnswer ?? 0) + 1) % 4);
    await page.getByRole('heading', { name: 'Not yet' }).waitFor();
    await see('practice-wrong');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('1 of 2 questions right').waitFor();
    await see('practice-end');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page.getByRole('heading', { name: 'Quizzes' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(/to review/).count()).toBe(0);

    await page.goto(`/quiz-results/${body.attemptId as string}`);
    await page.getByRole('link', { name: /^Review / }).click();
    await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
    await page.goto('/practice');
    await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
    await see('practice-nothing');

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
