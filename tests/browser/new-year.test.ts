import { findYearBegun, nameYear } from '@study-assistant/contract/school/school-years';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdminOf } from '../support/admins.ts';
import { chromiumPath, launchBrowser, type Look } from '../support/browser.ts';
import { anOpenClass, join } from '../support/classes.ts';
import { PASSWORD, type Person } from '../support/people.ts';
import { anOrderedQuiz, answersFor, submit } from '../support/quizzes.ts';
import { aMember, aSchool } from '../support/schools.ts';
import { arrive, logIn } from './walk.ts';
import { openWatchedPage, type WatchedPage } from './watched-page.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];
const PATIENCE = { timeout: 60_000 };
const YEAR = nameYear(findYearBegun(new Date()));

describe.skipIf(!chromiumPath)("an admin's July", () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('moves a school up, at $width pixels, $theme', async (one) => {
    // A school of its own: everybody in it moves.
    const school = await aSchool(`july-${one.width}`);
    const head = await anAdminOf(school);
    const teacher = await aMember(school.domain, { userType: 'teacher' });
    const student = await aMember(school.domain, { userType: 'student', currentGrade: '9' });
    await join(student, (await anOpenClass(teacher)).code);
    const quiz = await anOrderedQuiz(teacher);
    await submit(student, quiz, { answers: answersFor(quiz, 4) });

    await startYear(await arriveAs(browser, one, head));
    await findNewGrade(await arriveAs(browser, one, student));
    await findArchivedClass(await arriveAs(browser, one, teacher));
  });
});

async function arriveAs(browser: Browser, one: Look, who: Person): Promise<WatchedPage> {
  const watched = await openWatchedPage(browser, one);
  await arrive(watched.page);
  await logIn(watched.page, who.email, PASSWORD);
  return watched;
}

async function startYear(watched: WatchedPage): Promise<void> {
  const { page, see } = watched;
  await page.getByRole('link', { name: 'School', exact: true }).click();
  await page.getByRole('link', { name: 'Year', exact: true }).click();
  const row = page.getByRole('row', { name: /^Grade 9\b/ });
  await row.getByText('Grade 10').waitFor();
  await page.getByText('Archive the one class that runs').waitFor();
  await see('year-preview');
  await page.getByLabel('Name of the school year').fill(YEAR);
  await page.getByLabel('Name of the school year').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^1 student moves up or leaves and 1 class is archived\./).waitFor();
  const typed = dialog.getByLabel(`Type ${YEAR} to confirm`);
  await typed.press('Enter');
  await dialog.getByText(`Please type ${YEAR}.`).waitFor();
  await see('year-confirm');
  await typed.fill(YEAR);
  await typed.press('Enter');
  await page.getByText(/^1 student moved up, 0 left and 1 class was archived\./).waitFor(PATIENCE);
  await see('year-started');
  await leave(watched);
}

async function findNewGrade(watched: WatchedPage): Promise<void> {
  const { page, see } = watched;
  await page.getByText('Nothing is waiting for you').first().waitFor();
  await see('year-dashboard');
  await page.goto('/student-dashboard?tab=performance');
  const earlier = page.getByRole('table', { name: 'Earlier school years' });
  await earlier.getByText('80.0%').first().waitFor();
  await see('earlier-years');
  await page.goto('/account');
  await page.getByRole('term').filter({ hasText: 'Grade' }).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/^Grade\s+10$/m);
  await see('year-account');
  await leave(watched);
}

async function findArchivedClass(watched: WatchedPage): Promise<void> {
  const { page, see } = watched;
  await page.getByRole('link', { name: 'Classes' }).click();
  await page.getByText('Archived classes (1)').click();
  await page.getByRole('link', { name: 'Biology 9b' }).waitFor();
  await see('year-archived');
  await leave(watched);
}

async function leave({ page, faults, complaints }: WatchedPage): Promise<void> {
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
}
