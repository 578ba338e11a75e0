import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { anAdmin } from '../../support/people/admins.ts';
import { aTeacher } from '../../support/people/people.ts';
import { codeOf } from '../../support/people/second-step.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { arrive, enterPassword, logIn, logOut } from '../walk.ts';
import { openWatchedPage } from '../watched-page.ts';

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

  test('a teacher sets up a second step by keys, signs in with its code, and without her phone', async () => {
    const teacher = await anAdmin();
    const { page, see, faults, complaints } = await openWatchedPage(PHONE);
    await arrive(page);
    await logIn(page, teacher.email);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Set up' }).focus();
    await see('second-step-none');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Show that it is you' }).waitFor();
    await page.keyboard.type('correct horse');
    await page.keyboard.press('Enter');
    const setUp = page.getByRole('dialog', { name: 'Set up the second step' });
    const key = (await setUp.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '');
    await see('second-step-set-up');
    // The code of the step before: that of now is for the sign-in that follows.
    await page.keyboard.type(codeOf(key, -1));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await see('second-step-codes');
    const [recoveryCode = ''] = await page
      .getByText(/^([0-9A-Z]{4} ){3}[0-9A-Z]{4}$/)
      .allInnerTexts();
    await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
    await page.getByText('You have 10 recovery codes left').waitFor();
    await see('second-step-on');

    await logOut(page);
    await enterPassword(page, teacher.email);
    const question = page.getByRole('dialog', { name: 'Enter your code' });
    await question.waitFor();
    await see('second-step-question');
    await page.keyboard.type(codeOf(key));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await logOut(page);
    await enterPassword(page, teacher.email);
    await question.getByRole('button', { name: 'I have no phone at hand' }).press('Enter');
    await page.getByRole('dialog', { name: 'Use a recovery code' }).waitFor();
    await see('second-step-recovery');
    await page.keyboard.type(recoveryCode.toLowerCase());
    await page.keyboard.press('Enter');
    const removed = page.getByRole('dialog', { name: 'Your second step is removed' });
    await removed.waitFor();
    await see('second-step-removed');
    await removed.getByRole('button', { name: 'Sign in' }).press('Enter');
    await page.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
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
