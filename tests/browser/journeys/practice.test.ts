import { describe, expect, test } from 'vitest';
import { chromiumPath, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';
import { openWatchedPage } from '../watched-page.ts';

describe.skipIf(!chromiumPath)('practising what went wrong', () => {
  test('from the dashboard and from a result', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { body } = await submit(student, quiz, { answers: answersFor(quiz, 3) });
    const { page, complaints, faults, see } = await openWatchedPage(PHONE, { as: student });
    async function answer(option: number): Promise<void> {
      await page.getByRole('radio').nth(option).check();
      await page.getByRole('button', { name: 'Check answer' }).click();
    }

    await page.goto('/student-dashboard?tab=quiz');
    await page.getByRole('region', { name: 'Today' }).getByText('2 questions to review').waitFor();
    await page.getByRole('link', { name: 'Retake' }).first().waitFor();
    await page.getByRole('link', { name: 'Start practice' }).click();
    await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
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
    await page.getByRole('link', { name: 'Go to your quizzes' }).click();
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page.getByRole('heading', { name: 'Quizzes' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(/to review/).count()).toBe(0);

    await page.goto(`/quiz-results/${body.attemptId as string}`);
    await page.getByRole('link', { name: /^Practise (your|\d)/ }).click();
    await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
    await page.goto('/practice');
    await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
