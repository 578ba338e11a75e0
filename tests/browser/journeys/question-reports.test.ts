import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { take } from '../../support/quizzes/question-reports.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { openWatchedPage, type WatchedPage } from '../watched-page.ts';

describe.skipIf(!chromiumPath)('a broken question', () => {
  test('is reported, dropped, and gives its point', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const attemptId = await take(student, quiz, 3);
    const fifth = quiz.questions[4]?.question ?? '';
    const phone = await openWatchedPage(PHONE, { as: student });
    await phone.page.goto(`/quiz-results/${attemptId}`);
    await phone.page.getByRole('img', { name: 'Score: 60%' }).waitFor();
    await reportFifth(phone, fifth);
    await phone.page.reload();
    await phone.page.getByText('Your teacher will see this.').waitFor();
    await phone.see('report-sent');

    const laptop = await openWatchedPage(LAPTOP, { as: teacher });
    await laptop.page.goto('/dashboard?tab=quiz');
    await dropReported(laptop);

    await expect.poll(() => percentageOf(student, attemptId), UNTIL_DONE).toBe(80);
    await phone.page.reload();
    await phone.page.getByRole('img', { name: 'Score: 80%' }).waitFor();
    const dropped = phone.page.getByRole('article', { name: fifth });
    await dropped.getByText('Everybody gets this point').waitFor();
    await phone.see('dropped-result');

    expect([...phone.faults, ...laptop.faults]).toEqual([]);
    expect([...phone.complaints, ...laptop.complaints]).toEqual([]);
  });
});

async function percentageOf({ token }: Person, attemptId: string): Promise<unknown> {
  const { body } = await ask(`/api/quiz-results/attempt/${attemptId}`, { token });
  return (body.attempt as { percentage: number }).percentage;
}

async function reportFifth({ page, see }: WatchedPage, question: string): Promise<void> {
  const card = page.getByRole('article', { name: question });
  // A laptop has it open.
  const why = card.getByText('Why, and the other options');
  if (await why.isVisible()) await why.click();
  await card.getByRole('button', { name: 'Something wrong with this question?' }).click();
  await card.getByRole('radio', { name: 'Two answers are right' }).check();
  await card.getByLabel('In your words').fill('Both of them are in the lesson');
  await see('report-form');
  await card.getByRole('button', { name: 'Send to your teacher' }).click();
  await card.getByText('Your teacher will see this.').waitFor();
}

async function dropReported({ page, see }: WatchedPage): Promise<void> {
  await page.getByRole('link', { name: 'Students reported 1 question' }).click();
  await page.getByRole('heading', { name: 'Reported by 1 student' }).waitFor();
  await page.getByText('Both of them are in the lesson').waitFor();
  await see('reported-question');
  await page.getByRole('button', { name: 'Drop it: question 5' }).click();
  await page.getByRole('button', { name: 'Drop the question' }).waitFor();
  await see('drop-question');
  await page.getByRole('button', { name: 'Drop the question' }).click();
  await page.getByRole('heading', { name: 'Dropped questions' }).waitFor();
  await see('dropped-questions');
}
