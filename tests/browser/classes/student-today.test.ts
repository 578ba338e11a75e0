import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';
import { aClassOf, anAssignmentIn } from '../../support/school/assigned-class.ts';

/** On a phone the tab below the panel must be visible too. */
const HIGHEST_ON_PHONE = 200;

describe.skipIf(!chromiumPath)('what a student comes for today', () => {
  test('is one step before all others', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    await submit(student, quiz, { answers: answersFor(quiz, 3) });
    await anAssignmentIn(await aClassOf(teacher, [student]));
    const { page, complaints } = await openPage(PHONE, { as: student });
    await page.goto('/student-dashboard');
    const today = page.getByRole('region', { name: 'Today' });

    await today.getByText('Next for your class').waitFor();
    await today.getByRole('link', { name: /^To review 2 questions/ }).waitFor();
    await today.getByRole('link', { name: /^Last result 60%/ }).waitFor();
    await expectLow(page);
    await today.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await page.getByRole('radio').first().check();
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.goto('/student-dashboard');
    await today.getByText('Go on where you stopped').waitFor();
    await today.getByText('1 of 5 answered').waitFor();
    await today.getByText(/minutes? left$/).waitFor();
    await expectLow(page);
    await page.getByRole('tab', { name: /Quizzes/ }).click();
    await today.getByRole('link', { name: 'Continue' }).click();
    await page.getByText('Question 1 of 5').waitFor();

    expect(complaints).toEqual([]);
  });
});

async function expectLow(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: 'Today' }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(HIGHEST_ON_PHONE);
}
