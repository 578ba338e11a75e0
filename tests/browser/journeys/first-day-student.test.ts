import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, PHONE } from '../../support/browser/browser.ts';
import { aMaterial } from '../../support/materials/materials.ts';
import { aTeacher, lookUp } from '../../support/people/people.ts';
import { anAssignmentIn } from '../../support/school/assigned-class.ts';
import { anOpenClass } from '../../support/school/classes.ts';
import { arrive, pressBack, signUp } from '../walk.ts';
import { openWatchedPage, type WatchedPage } from '../watched-page.ts';

/** Too long for any bar on a phone. */
const FULL_NAME = 'Maximiliana Featherstonehaugh-Bartholomew';

describe.skipIf(!chromiumPath)("a student's first day", () => {
  test('from a code on the wall to practice', async () => {
    const teacher = await aTeacher();
    const { id, code } = await anOpenClass(teacher);
    const lesson = `Rivers ${Date.now()}`;
    await aMaterial(teacher, lesson);
    await anAssignmentIn({ id, teacher, students: [] });
    const watched = await openWatchedPage(PHONE);
    const { faults, complaints } = watched;

    await joinByLink(watched, code);
    await readLesson(watched, lesson);
    await takeAssignedQuiz(watched);
    await expectMessageAboveBar(watched);
    await handIn(watched);
    await learnFromResult(watched);

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

function todayOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Today' });
}

/** The link in the code survives the sign-up on the way. */
async function joinByLink({ page, see }: WatchedPage, code: string): Promise<void> {
  await arrive(page, `/my-classes?code=${code}`);
  const { email } = await signUp(page, 'Student', FULL_NAME);
  // Auth must not keep the old name after a change here.
  expect(await lookUp(email)).not.toHaveProperty('displayName');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('The code is filled in.').waitFor();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('article', { name: 'Biology 9b' }).waitFor();
  await page.getByRole('link', { name: 'Go to your quizzes' }).click();
  await todayOf(page).getByText('Next for your class').waitFor();
  await see('first-day-quizzes');
}

async function readLesson({ page }: WatchedPage, lesson: string): Promise<void> {
  await page.getByRole('tab', { name: /Materials/ }).click();
  await page.getByRole('link', { name: lesson, exact: true }).click();
  await page.getByRole('heading', { name: lesson, level: 1 }).waitFor();
  await page.getByText(/^A river is a natural stream of fresh water/).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
}

/** Starts from Today, answers one question, leaves and returns. */
async function takeAssignedQuiz({ page, see }: WatchedPage): Promise<void> {
  await todayOf(page).getByRole('link', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Flag' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await see('first-day-attempt');
  await pressBack(page);
  await todayOf(page).getByText('1 of 5 answered').waitFor();
  await todayOf(page).getByRole('link', { name: 'Continue' }).click();
  await page.getByText(/Your answers were kept/).waitFor();
}

/** The message must not cover the text of the bar. */
async function expectMessageAboveBar({ page }: WatchedPage): Promise<void> {
  const message = await page.getByText(/Your answers were kept/).boundingBox();
  const bar = await page.getByText('1 of 5 answered').boundingBox();
  if (!message || !bar) throw new Error('The message or the bar is not there.');
  const isBeside = message.x + message.width < bar.x;
  expect(isBeside || message.y + message.height <= bar.y).toBe(true);
}

async function handIn({ page }: WatchedPage): Promise<void> {
  for (let question = 1; question < 5; question += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: `Question ${question + 1} of 5` }).waitFor();
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('button', { name: 'Yes, submit' }).waitFor();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await page.getByText(/You answered \d out of 5 questions correctly\./).waitFor();
}

/** Four questions were left open, so the plan has content. */
async function learnFromResult({ page }: WatchedPage): Promise<void> {
  await page.getByRole('link', { name: 'Open your learning plan' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Personalized Learning Plan' }).waitFor();
  await page.getByRole('button', { name: 'Hide suggestion 1' }).waitFor();
  await page.goto('/student-dashboard');
  await todayOf(page)
    .getByText(/questions? to review$/)
    .first()
    .waitFor();
  await todayOf(page).getByRole('link', { name: 'Start practice' }).click();
  await page.getByRole('heading', { name: /^Question 1 of \d/ }).waitFor();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check answer' }).click();
  await page.getByRole('heading', { name: /^(That is right|Not yet)$/ }).waitFor();
}
