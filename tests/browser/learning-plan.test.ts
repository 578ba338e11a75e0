import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aReadMaterial } from '../support/materials.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { answersFor, aQuiz, submit } from '../support/quizzes.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, comeTo, logIn, takeQuiz } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

function eye(page: Page, { width, theme }: Look) {
  const faults: string[] = [];
  return {
    faults,
    see: async (name: string): Promise<void> => {
      faults.push(...(await look(page, `${name}-${width}-${theme}`)));
      if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
    },
  };
}

/** What the server tells of an attempt at the longest quiz. */
const fiftyTimes = {
  success: true,
  analytics: {
    answerDistribution: { correct: 30, incorrect: 15, notAttempted: 5 },
    totalTime: 1275,
    benchmarkTotalTime: 1500,
    averageTimePerQuestion: 25.5,
    timeAnalysis: Array.from({ length: 50 }, (_, index) => ({
      questionNumber: index + 1,
      questionText: `What does a river do at place ${index + 1}?`,
      estimatedTime: index + 1,
      benchmarkTime: 30,
      difference: index - 29,
    })),
  },
};

async function isInside(element: Locator, width: number): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= width;
}

describe.skipIf(!chromiumPath)('from a quiz to a plan', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('at $width pixels, $theme', async (one) => {
    const teacher = await aTeacher();
    await aReadMaterial(teacher, 'Rivers and valleys');
    const quiz = await aQuiz(teacher);
    const student = await aStudent();
    const { page, complaints } = await openPage(browser, one);
    const { faults, see } = eye(page, one);
    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    await page.goto(`/quiz-attempt/${quiz.id}`);
    await takeQuiz(page, 5);

    const articles = page.getByRole('region', { name: 'Online Articles & Guides' });
    const mark = articles.getByRole('button', { name: 'Mark as Complete' }).first();
    await mark.focus();
    await page.keyboard.press('Enter');
    await articles.getByRole('button', { name: '✓ Completed' }).waitFor();
    await see('results-resources');
    await page.reload();
    await articles.getByRole('button', { name: '✓ Completed' }).waitFor();

    await page.getByRole('link', { name: /^You struggled with \d topic\(s\), including/ }).click();
    await page.getByRole('heading', { name: 'Your Personalized Learning Plan' }).waitFor();
    await comeTo(page, 'Answer Distribution');
    await page.getByText(/^Incorrect: \d \(\d+%\)$/).waitFor();
    await see('learning-plan');

    const times = await comeTo(page, 'Time Analysis vs. AI Benchmark');
    await times.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('status').filter({ hasText: 'AI benchmark: ' }).waitFor();
    await see('learning-plan-tooltip');

    await page.getByRole('button', { name: 'Show suggestion 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Hide suggestion 1' }).waitFor();
    await see('learning-plan-turned');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Download' }).first().click();
    await (await opened).close();

    await page.getByRole('link', { name: 'View Detailed Results' }).click();
    await page.waitForURL('**/quiz-results/attempt/*');
    await page.getByRole('heading', { name: `${quiz.title} - Results` }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/student-dashboard');

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the arrow keys walk through fifty questions on a phone', async () => {
    const quiz = await aQuiz(await aTeacher());
    const student = await aStudent();
    const { body } = await submit(student, quiz, { answers: answersFor(quiz, 3) });
    const one: Look = { width: 375, theme: 'light' };
    const { page } = await openPage(browser, one);
    const { faults, see } = eye(page, one);
    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    await page.route('**/detailed-analytics', (route) => route.fulfill({ json: fiftyTimes }));
    await page.goto(`/quiz-results/${body.attemptId as string}/analysis`);
    const times = await comeTo(page, 'Time Analysis vs. AI Benchmark');
    await times.getByRole('application').focus();
    for (let press = 0; press < 49; press += 1) await page.keyboard.press('ArrowRight');
    const tooltip = page.getByRole('status').filter({ hasText: 'Question 50' });
    await expect.poll(() => isInside(tooltip, one.width)).toBe(true);
    await see('learning-plan-fifty');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a plan with nothing to do, one that is not there, and one that fails', async () => {
    const quiz = await aQuiz(await aTeacher());
    const student = await aStudent();
    const { body } = await submit(student, quiz, { answers: answersFor(quiz, 5) });
    const address = `/quiz-results/${body.attemptId as string}/analysis`;
    const one: Look = { width: 375, theme: 'light' };
    const { page } = await openPage(browser, one);
    const { faults, see } = eye(page, one);
    await arrive(page);
    await logIn(page, student.email, PASSWORD);

    await page.goto(address);
    await page.getByRole('heading', { name: 'Great Job!' }).waitFor();
    await comeTo(page, 'Answer Distribution');
    await page.getByText('Correct: 5 (100%)').waitFor();
    await see('learning-plan-empty');
    await page.goto('/quiz-results/nowhere/analysis');
    await page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor();
    await see('learning-plan-not-found');
    await page.route('**/analysis', (route) =>
      route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
    );
    await page.goto(address);
    await page.getByText('Analyzing Your Performance...').waitFor();
    await see('learning-plan-loading');
    await page.getByRole('heading', { name: 'Oops!' }).waitFor();
    await see('learning-plan-error');
    await page.goto('/quiz-results');
    await page.getByText('No attempt selected.').waitFor();
    await see('no-attempt');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
