import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';

/** Tells for each question whether it is open. */
function openOnes(page: Page): Promise<boolean[]> {
  return page
    .locator('article > details')
    .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
}

describe.skipIf(!chromiumPath)('the results of a quiz', () => {
  test('fold what went right', async () => {
    const quiz = await aQuiz(await aTeacher());
    const student = await aStudent();
    const { body } = await submit(student, quiz, { answers: answersFor(quiz, 3) });
    const address = `/quiz-results/${body.attemptId as string}`;
    const { page, complaints } = await openPage(PHONE, { as: student });
    await page.goto(address);
    await page.getByRole('link', { name: 'Practise your 2 mistakes' }).waitFor();
    expect(await openOnes(page)).toEqual([false, false, false, true, true]);

    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await openOnes(page)).toEqual([true, false, false, true, true]);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await openOnes(page)).toEqual([true, true, true, true, true]);
    await page.getByRole('button', { name: 'Fold all' }).click();
    expect(await openOnes(page)).toEqual([false, false, false, false, false]);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Your Answer').count()).toBe(5);
    await expect.poll(() => page.getByText('Your Answer').last().boundingBox()).not.toBeNull();
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/student-dashboard');
    await page.goto(`${address}#question-2`);
    await page.getByRole('heading', { name: 'Detailed Breakdown' }).waitFor();
    await expect.poll(() => openOnes(page)).toEqual([false, true, false, true, true]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question-2');

    expect(complaints).toEqual([]);
  });

  test('say each thing once, so that ten mistakes fit on a few screens of a phone', async () => {
    const quiz = await aQuiz(await aTeacher());
    const student = await aStudent();
    const { body } = await submit(student, quiz, { answers: answersFor(quiz, 0) });
    const { page, complaints } = await openPage(PHONE, { as: student });
    await page.route('**/api/quiz-results/attempt/*', async (route) => {
      const answer = await route.fetch();
      const { attempt } = (await answer.json()) as { attempt: { detailedResults: object[] } };
      const detailedResults = [...attempt.detailedResults, ...attempt.detailedResults];
      const ten = { ...attempt, totalQuestions: 10, detailedResults };
      await route.fulfill({ response: answer, json: { success: true, attempt: ten } });
    });
    await page.goto(`/quiz-results/${body.attemptId as string}`);
    await page.getByRole('link', { name: 'Practise your 10 mistakes' }).waitFor();
    expect(await openOnes(page)).toEqual(Array<boolean>(10).fill(true));
    for (const { options, correctAnswer, source } of quiz.questions) {
      const text = await page
        .locator('article', { hasText: source.quote })
        .first()
        .evaluate((card) => card.textContent);
      expect(text.split(source.quote)).toHaveLength(2);
      expect(text).not.toContain('The right answer is');
      expect(text).toContain(options[correctAnswer]);
    }
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThanOrEqual(4000);
    expect(complaints).toEqual([]);
  });
});
