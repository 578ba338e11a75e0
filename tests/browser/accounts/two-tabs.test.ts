import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { passSplash } from '../../support/browser/chromium.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { UNTIL_DONE } from '../../support/product/site.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { logIn, logOut } from '../walk.ts';

/** Two tabs of one browser in which this person is signed in. */
async function openTwoTabs(
  person: Person,
): Promise<{ first: Page; second: Page; complaints: string[] }> {
  const { page: first, complaints } = await openPage(PHONE, { as: person });
  const second = await first.context().newPage();
  await passSplash(second);
  return { first, second, complaints };
}

describe.skipIf(!chromiumPath)('two tabs', () => {
  test('an attempt goes on in a second tab, and is handed in once', async () => {
    const quiz = await aQuiz(await aTeacher());
    const { first, second, complaints } = await openTwoTabs(await aStudent());
    await first.goto(`/quiz-attempt/${quiz.id}`);
    await first.getByRole('heading', { name: 'Question 1 of 5' }).waitFor();
    await first.getByRole('radio').nth(1).check();
    await first.getByText('Saved', { exact: true }).waitFor();

    await second.goto(`/quiz-attempt/${quiz.id}`);
    await second.getByText('1 of 5 answered').waitFor();
    expect(await second.getByRole('radio').nth(1).isChecked()).toBe(true);
    await handIn(second);
    const result = new URL(second.url()).pathname;

    // The first tab does not know it yet; handing in there leads to the same result.
    await first.bringToFront();
    await first.getByRole('button', { name: 'Next' }).click();
    await first.getByRole('radio').first().check();
    await handIn(first);
    expect(new URL(first.url()).pathname).toBe(result);
    await first.getByText('You answered').waitFor();
    expect(complaints.filter((one) => !one.includes('status of 409'))).toEqual([]);
  });

  test('a sign-in that is not remembered is in every tab, ends in all, and is gone with the last', async () => {
    const teacher = await aTeacher();
    const { page: first } = await openPage(LAPTOP);
    const context = first.context();
    await first.goto('/login');
    await logIn(first, teacher.email);
    const second = await openedUntilIn(context, '/classes');
    // The third has it from the second, also of a page that was loaded anew.
    await first.close();
    await second.reload();
    await second.getByRole('heading', { level: 1, name: 'Classes' }).waitFor();
    const third = await openedUntilIn(context, '/account');
    await logOut(third);
    await second.getByRole('heading', { name: 'Welcome back' }).waitFor();

    await logIn(third, teacher.email);
    await second.close();
    await third.close();
    const last = await context.newPage();
    await last.goto('/dashboard');
    await last.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  test('logging out in one tab ends the other', async () => {
    const { first, second } = await openTwoTabs(await aTeacher());
    await first.goto('/dashboard');
    await second.goto('/dashboard');
    await second.getByRole('heading', { level: 1, name: 'Teacher Dashboard' }).waitFor();
    await first.getByRole('button', { name: 'Log out' }).click();
    await first.waitForURL('**/login');
    await second.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(new URL(second.url()).pathname).toBe('/login');
  });
});

/** A tab hands a sign-in on when its own page is there, and on a busy machine not in time. */
async function openedUntilIn(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await vi.waitFor(async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Log out' }).waitFor({ timeout: 3_000 });
  }, UNTIL_DONE);
  return page;
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Question 5,/ }).click();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await page.waitForURL('**/quiz-results/*');
}
