import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { anAdmin } from '../../support/people/admins.ts';
import { agedToken, aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { enterPassword, logIn } from '../walk.ts';
import { openWatchedPage, type WatchedPage } from '../watched-page.ts';

const SENTENCE = 'This account has been closed. Please ask your school.';
const API = '**/api/**';

describe.skipIf(!chromiumPath)('an account that is closed at work', () => {
  test('is out, and opened again finds its answers', async () => {
    const [head, student, quiz] = [
      await anAdmin(),
      await aStudent(),
      await aQuiz(await aTeacher()),
    ];
    const school = await openWatchedPage(LAPTOP, { as: head });
    await school.page.goto(`/admin/people/${student.uid}`);

    const her = await openWatchedPage(PHONE, { as: student });
    const { page, see } = her;
    await page.goto(`/quiz-attempt/${quiz.id}`);
    await answer(page, 1);
    await page.getByRole('button', { name: 'Next' }).click();
    await answer(page, 2);

    await close(school);
    await letMinutePass(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio').first().check();
    await page.waitForURL('**/login');
    await page.getByText(SENTENCE).waitFor();
    await see('closed-at-work');
    await page.unroute(API);
    await enterPassword(page, student.email);
    await page.getByRole('alert').getByText(SENTENCE).waitFor();
    expect(await page.getByText(SENTENCE).count()).toBe(1);

    await school.page.getByRole('button', { name: 'Open the account again' }).press('Enter');
    await school.page.getByText(`${student.fullName} can sign in again.`).waitFor();
    await logIn(page, student.email);
    await page.goto(`/quiz-attempt/${quiz.id}`);
    await page.getByRole('heading', { name: /^Question \d of 5$/ }).waitFor();
    expect(await findAnswered(page)).toEqual([true, true]);
    expectNoFault(her);
    expectNoFault(school);
  });
});

async function answer(page: Page, at: number): Promise<void> {
  await page.getByRole('heading', { name: `Question ${at} of 5` }).waitFor();
  await page.getByRole('radio').first().check();
  await page.getByText('Saved', { exact: true }).waitFor();
}

async function close({ page, see }: WatchedPage): Promise<void> {
  await page.getByRole('button', { name: 'Close the account' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close the account' }).press('Enter');
  await page.getByText(/^The account of .* is closed\.$/).waitFor();
  await page.getByRole('button', { name: 'Open the account again' }).waitFor();
  await see('account-closed');
}

/** A token is trusted for a minute after it was issued; this makes hers older. */
async function letMinutePass(page: Page): Promise<void> {
  await page.route(API, async (route) => {
    const headers = await route.request().allHeaders();
    const token = headers.authorization?.replace('Bearer ', '');
    const authorization = token && `Bearer ${agedToken({ token } as Person, 120)}`;
    await route.continue({ headers: { ...headers, ...(authorization && { authorization }) } });
  });
}

/** Tells whether the first and the second question have an answer. */
async function findAnswered(page: Page): Promise<boolean[]> {
  const answered: boolean[] = [];
  for (const at of [1, 2]) {
    await page.getByRole('button', { name: new RegExp(`^Question ${at}\\b`) }).click();
    await page.getByRole('heading', { name: `Question ${at} of 5` }).waitFor();
    answered.push(await page.getByRole('radio').first().isChecked());
  }
  return answered;
}

/** The browser complains about every refusal, even those that this test expects. */
function expectNoFault({ faults, complaints }: WatchedPage): void {
  expect(faults).toEqual([]);
  expect(complaints.filter((one) => !/status of 40[01]/.test(one))).toEqual([]);
}
