import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { pressBack, pressForward, startQuizOf, takeQuiz } from '../walk.ts';

describe.skipIf(!chromiumPath)('the back button of the browser', () => {
  test('leads a teacher from a quiz to the tab that she came from, and on through her tabs', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { page, complaints } = await openPage(LAPTOP, { as: teacher });
    await page.goto('/dashboard');
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page.getByRole('link', { name: `View ${quiz.title}` }).click();
    await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();

    await pressBack(page);
    await page.getByRole('link', { name: `View ${quiz.title}` }).waitFor();
    expect(page.url()).toContain('tab=quiz');
    await pressForward(page);
    await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('does not lead a student from her result into an attempt that is over', async () => {
    const student = await aStudent();
    const quiz = await aQuiz(await aTeacher());
    const { page, complaints } = await openPage(PHONE, { as: student });
    await page.goto('/student-dashboard');
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await startQuizOf(page, quiz.id);
    await takeQuiz(page, 5);
    const result = page.url();

    await pressBack(page);
    await page.getByRole('heading', { name: 'Welcome, Alex Example' }).waitFor();
    await pressForward(page);
    await page.getByText(/You answered \d out of 5/).waitFor();
    expect(page.url()).toBe(result);
    expect(complaints).toEqual([]);
  });

  test('never signs anybody in again after logging out', async () => {
    const { page } = await openPage(LAPTOP, { as: await aTeacher() });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Classes' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Classes' }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await pressBack(page);
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
