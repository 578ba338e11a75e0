import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, openPage, PHONE } from '../../support/browser/browser.ts';
import { aMaterial } from '../../support/materials/materials.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';
import { comeTo, pressBack, takeQuiz } from '../walk.ts';
import { openWatchedPage } from '../watched-page.ts';

/** The server's data about an attempt at the longest quiz. */
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
  test('by what she struggled with, and back', async () => {
    const teacher = await aTeacher();
    await aMaterial(teacher, 'Rivers and valleys');
    const quiz = await aQuiz(teacher);
    const { page, complaints, faults, see } = await openWatchedPage(PHONE, {
      as: await aStudent(),
    });
    await page.goto(`/quiz-attempt/${quiz.id}`);
    await takeQuiz(page, 5);

    const articles = page.getByRole('region', { name: 'Online Articles & Guides' });
    await articles.getByRole('heading', { name: 'Online Articles & Guides' }).click();
    const mark = articles.getByRole('button', { name: 'Mark as Complete' }).first();
    await mark.focus();
    // It is shown before the server has it, which a reload at once would prevent.
    const kept = page.waitForResponse(/\/mark-complete$/);
    await page.keyboard.press('Enter');
    await articles.getByRole('button', { name: '✓ Completed' }).waitFor();
    await kept;
    await page.reload();
    await articles.getByRole('heading', { name: 'Online Articles & Guides' }).click();
    await articles.getByRole('button', { name: '✓ Completed' }).waitFor();

    await page.getByRole('heading', { name: 'Skill Gap Analysis' }).click();
    await page.getByRole('link', { name: /^You struggled with \d topic\(s\), including/ }).click();
    await page.getByRole('heading', { name: 'Your Personalized Learning Plan' }).waitFor();
    await comeTo(page, 'Answer Distribution');
    await page.getByText(/^Incorrect: \d \(\d+%\)$/).waitFor();

    await page.getByRole('button', { name: 'Hide suggestion 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show suggestion 1' }).waitFor();
    await see('learning-plan-turned');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Download' }).first().click();
    await (await opened).close();

    await page.getByRole('link', { name: 'View Detailed Results' }).click();
    await page.waitForURL('**/quiz-results/attempt/*');
    await page.getByRole('heading', { name: `${quiz.title} - Results` }).waitFor();
    await pressBack(page);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/student-dashboard');

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('the arrow keys walk through fifty questions on a phone', async () => {
    const quiz = await aQuiz(await aTeacher());
    const student = await aStudent();
    const { body } = await submit(student, quiz, { answers: answersFor(quiz, 3) });
    const { page } = await openPage(PHONE, { as: student });
    await page.route('**/detailed-analytics', (route) => route.fulfill({ json: fiftyTimes }));
    await page.goto(`/quiz-results/${body.attemptId as string}/analysis`);
    const times = await comeTo(page, 'Time Analysis vs. AI Benchmark');
    await times.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('status').filter({ hasText: 'AI benchmark: ' }).waitFor();
    for (let press = 1; press < 49; press += 1) await page.keyboard.press('ArrowRight');
    const tooltip = page.getByRole('status').filter({ hasText: 'Question 50' });
    await expect.poll(() => isInside(tooltip, PHONE.width)).toBe(true);
  });
});
