import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD, type Person } from '../support/people.ts';
import { aQuiz } from '../support/quizzes.ts';
import { arrive, logOut } from './walk.ts';
import { openWatchedPage } from './watched-page.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

describe.skipIf(!chromiumPath)('ways into the app', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  async function openAt(path: string) {
    const { page } = await openPage(browser, { width: 1280, theme: 'light' });
    await arrive(page, path);
    const signIn = async ({ email }: Person) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign In' }).click();
    };
    return { page, signIn };
  }

  test('a link to a quiz survives signing in, and a log out forgets it', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { page, signIn } = await openAt(`/quiz-view/${quiz.id}?from=mail#question-2`);
    expect(new URL(page.url()).pathname).toBe('/login');
    await signIn(teacher);
    await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();
    expect(page.url()).toMatch(new RegExp(`/quiz-view/${quiz.id}\\?from=mail#question-2$`));

    await page.goto('/dashboard?tab=quiz');
    await logOut(page);
    await signIn(teacher);
    await page.waitForURL('**/dashboard');
    await page.context().close();
  });

  test('a link for teachers leads a student home', async () => {
    const { page, signIn } = await openAt('/quiz-edit/some-quiz');
    await signIn(await aStudent());
    await page.waitForURL('**/student-dashboard');
    await page.context().close();
  });

  test('nobody is led to another site', async () => {
    const { page, signIn } = await openAt('/login');
    await page.evaluate(() => sessionStorage.setItem('wanted-address', '//example.org/dashboard'));
    await signIn(await aStudent());
    await page.waitForURL('**/student-dashboard');
    await page.context().close();
  });

  test.each(looks)('a stranger tries a question ($width pixels, $theme)', async (one) => {
    const { page, complaints, faults, see } = await openWatchedPage(browser, one);
    await arrive(page);
    /** In the page, wherever it is scrolled to. */
    const placeOfForm = () =>
      page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
    const before = await placeOfForm();
    if (one.width < 900) await page.getByText('Try a question made from a lesson').click();
    await page.getByRole('button', { name: 'Mitochondrion' }).click();
    await page.getByText('Not this one.').waitFor();
    await page.getByRole('button', { name: 'Chloroplast' }).click();
    await page.getByText(/^“Chloroplasts catch the energy/).waitFor();
    expect(await placeOfForm()).toBe(before);
    await see('sign-in-question');
    await page.getByRole('link', { name: 'Accessibility' }).click();
    await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor();
    await see('accessibility');
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each(looks)('what is not there leads home ($width pixels, $theme)', async (one) => {
    const teacher = await aTeacher();
    const { page, faults, see } = await openWatchedPage(browser, one);
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Go to the start page' }).waitFor();
    await see('nowhere');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByLabel('Email').fill(teacher.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    for (const address of ['/quiz-view/gone', '/quiz-results/gone', '/classes/gone', '/nowhere']) {
      await page.goto(address);
      await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor();
      await see(`gone${address.replaceAll('/', '-')}`);
    }
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
