import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClassOf, anAssignmentIn } from '../support/assigned-class.ts';
import { chromiumPath, launchBrowser, type Look } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { answersFor, aQuiz, submit } from '../support/quizzes.ts';
import { arrive, logIn } from './walk.ts';
import { openWatchedPage } from './watched-page.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

/** On a phone the tab below the panel has to be seen too. */
const HIGHEST_ON_PHONE = 200;

describe.skipIf(!chromiumPath)('what a student comes for today', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('is one step before all others, at $width pixels', async (one) => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    await submit(student, quiz, { answers: answersFor(quiz, 3) });
    await anAssignmentIn(await aClassOf(teacher, [student]));
    const { page, see, faults, complaints } = await openWatchedPage(browser, one);
    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    const today = page.getByRole('region', { name: 'Today' });

    await today.getByText('Next for your class').waitFor();
    await today.getByRole('link', { name: /^To review 2 questions/ }).waitFor();
    await today.getByRole('link', { name: /^Last result 60%/ }).waitFor();
    await see('today-assignment');
    await expectLow(page, one);
    await today.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await page.getByRole('radio').first().check();
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.goto('/student-dashboard');
    await today.getByText('Go on where you stopped').waitFor();
    await today.getByText('1 of 5 answered').waitFor();
    await today.getByText(/minutes? left$/).waitFor();
    await see('today-open-attempt');
    await expectLow(page, one);
    await page.getByRole('tab', { name: /Growth/ }).click();
    await today.getByRole('link', { name: 'Continue' }).click();
    await page.getByText('Question 1 of 5').waitFor();

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

async function expectLow(page: Page, { width }: Look): Promise<void> {
  if (width > 400) return;
  const box = await page.getByRole('region', { name: 'Today' }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(HIGHEST_ON_PHONE);
}
