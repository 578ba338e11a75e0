import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { aTeacher } from '../../support/people/people.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { arrive, enterPassword, logOut } from '../walk.ts';

describe.skipIf(!chromiumPath)('ways into the app', () => {
  test('a link to a quiz survives signing in, and a log out forgets it', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { page } = await openPage(LAPTOP);
    await arrive(page, `/quiz-view/${quiz.id}?from=mail#question-2`);
    expect(new URL(page.url()).pathname).toBe('/login');
    await enterPassword(page, teacher.email);
    await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();
    expect(page.url()).toMatch(new RegExp(`/quiz-view/${quiz.id}\\?from=mail#question-2$`));

    await page.goto('/dashboard?tab=quiz');
    await logOut(page);
    await enterPassword(page, teacher.email);
    await page.waitForURL('**/dashboard');
  });

  test.each([LAPTOP, PHONE])('a stranger tries a question ($width pixels)', async (one) => {
    const { page, complaints } = await openPage(one);
    await arrive(page);
    /** The position within the page, wherever it is scrolled to. */
    const placeOfForm = () =>
      page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
    const before = await placeOfForm();
    if (one.width < 900) await page.getByText('Try a question made from a lesson').click();
    await page.getByRole('button', { name: 'Mitochondrion' }).click();
    await page.getByText('Not this one.').waitFor();
    await page.getByRole('button', { name: 'Chloroplast' }).click();
    await page.getByText(/^“Chloroplasts catch the energy/).waitFor();
    expect(await placeOfForm()).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('what is not there leads home', async () => {
    const { page } = await openPage(PHONE, { as: await aTeacher() });
    for (const address of ['/quiz-view/gone', '/quiz-results/gone', '/classes/gone', '/nowhere']) {
      await page.goto(address);
      await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor();
    }
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
  });
});
