import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClassWith, anAssignmentIn, type AssignedClass } from '../support/assigned-class.ts';
import { chromiumPath, launchBrowser, type Look } from '../support/browser.ts';
import { PASSWORD, type Person } from '../support/people.ts';
import { ask } from '../support/site.ts';
import { arrive, logIn, takeQuiz } from './walk.ts';
import { openWatchedPage, type WatchedPage } from './watched-page.ts';

const PHONE: Look = { width: 375, theme: 'light' };
const looks: Look[] = [PHONE, { width: 1280, theme: 'dark' }];

describe.skipIf(!chromiumPath)('a quiz that a class is given', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('takes as long as its student has, at $width pixels', async (one) => {
    const { aClass, student } = await aClassOfOne();
    const { token } = aClass.teacher;
    await ask(`/api/student/${student.uid}/accommodation`, {
      ...{ method: 'PUT', token, json: { timeFactor: 1.5 } },
    });
    await anAssignmentIn(aClass);
    const watched = await arriveAs(browser, one, student);
    const { page, see } = watched;
    const card = await findToDo(watched);
    await card.getByText(/without your extra time/).waitFor();
    await see('to-do-extra-time');
    await card.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
    await see('assignment-start');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await page.getByText(/Time Left: 7:\d\d/).waitFor();
    await takeQuiz(page, 5);
    await page.getByText(/You answered \d out of 5 questions correctly\./).waitFor();
    await leave(watched);
  });

  test.each(looks)(
    'that closes while she is at it hands in what is saved, at $width',
    async (one) => {
      const { aClass, student } = await aClassOfOne();
      const { id } = await anAssignmentIn(aClass);
      const watched = await arriveAs(browser, one, student);
      const { page, see } = watched;
      await (await findToDo(watched)).getByRole('link', { name: 'Open' }).click();
      await page.getByRole('button', { name: 'Start Quiz' }).click();
      await page.getByRole('radio').first().check();
      await page.getByText('Saved', { exact: true }).waitFor();
      const closed = await ask(`/api/assignments/${id}/close`, {
        ...{ method: 'POST', token: aClass.teacher.token },
      });
      expect(closed.body.handedIn).toBe(1);
      // Her next answer is the first that the server does not take.
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('radio').first().check();
      await page.waitForURL('**/quiz-results/*');
      await page.getByText(/You answered \d out of 5 questions correctly\./).waitFor();
      await see('closed-while-working');
      // The save that came too late.
      await leave(watched, '409');
    },
  );

  test.each(looks)('shows its results when the teacher does, at $width pixels', async (one) => {
    const { aClass, student } = await aClassOfOne();
    const { id } = await anAssignmentIn(aClass, { release: 'by-hand' });
    const watched = await arriveAs(browser, one, student);
    const { page, see } = watched;
    await (await findToDo(watched)).getByRole('link', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await takeQuiz(page, 5);
    await page.getByRole('heading', { name: 'Your answers have arrived' }).waitFor();
    await see('results-held');
    await page.getByRole('link', { name: 'Back to your quizzes' }).click();
    const handedIn = page.getByRole('region', { name: 'Handed in' });
    await handedIn.getByText(/Your teacher has not said yet/).waitFor();
    expect(await handedIn.innerText()).not.toContain('%');
    await see('to-do-held');

    const teacher = await arriveAs(browser, one, aClass.teacher);
    await teacher.page.goto(`/assignments/${id}`);
    await teacher.page.getByRole('button', { name: 'Release results' }).click();
    const dialog = teacher.page.getByRole('alertdialog');
    await teacher.see('release');
    await dialog.getByRole('button', { name: 'Release results' }).click();
    await teacher.page.getByText('Your students see their results now.').waitFor();
    await leave(teacher);

    await page.reload();
    await page
      .getByRole('link', { name: /^See the result of/ })
      .first()
      .waitFor();
    await see('results-released');
    await page
      .getByRole('link', { name: /^See the result of/ })
      .first()
      .click();
    await page.getByText(/You answered \d out of 5 questions correctly\./).waitFor();
    // The result that was not shown yet.
    await leave(watched, '403');
  });
});

async function aClassOfOne(): Promise<{ aClass: AssignedClass; student: Person }> {
  const aClass = await aClassWith(1);
  const [student] = aClass.students;
  if (!student) throw new Error('There is nobody in the class.');
  return { aClass, student };
}

async function arriveAs(browser: Browser, one: Look, who: Person): Promise<WatchedPage> {
  const watched = await openWatchedPage(browser, one);
  await arrive(watched.page);
  await logIn(watched.page, who.email, PASSWORD);
  return watched;
}

/** The card of the only quiz that a student is asked to take. */
async function findToDo({ page }: WatchedPage) {
  await page.getByRole('tab', { name: /Quiz/ }).click();
  const card = page.getByRole('region', { name: 'Now' }).getByRole('article');
  await card.waitFor();
  return card;
}

/** The browser complains of every refusal, also of the one that a walk is about. */
async function leave({ page, faults, complaints }: WatchedPage, refusal?: string): Promise<void> {
  const isMeant = (complaint: string) => refusal !== undefined && complaint.includes(refusal);
  expect(faults).toEqual([]);
  expect(complaints.filter((complaint) => !isMeant(complaint))).toEqual([]);
  await page.context().close();
}
