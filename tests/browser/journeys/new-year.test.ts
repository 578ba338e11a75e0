import { findYearBegun, nameYear } from '@study-assistant/contract/school/school-years';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { anAdminOf } from '../../support/people/admins.ts';
import { UNTIL_DONE } from '../../support/product/site.ts';
import { anOrderedQuiz, answersFor, submit } from '../../support/quizzes/quizzes.ts';
import { anOpenClass, join } from '../../support/school/classes.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';
import { openWatchedPage, type WatchedPage } from '../watched-page.ts';

const YEAR = nameYear(findYearBegun(new Date()));

describe.skipIf(!chromiumPath)("an admin's July", () => {
  test('moves a school up', async () => {
    // A separate school, because everybody in it moves up.
    const school = await aSchool('july');
    const head = await anAdminOf(school);
    const teacher = await aMember(school.domain, { userType: 'teacher' });
    const student = await aMember(school.domain, { userType: 'student', currentGrade: '9' });
    await join(student, (await anOpenClass(teacher)).code);
    const quiz = await anOrderedQuiz(teacher);
    await submit(student, quiz, { answers: answersFor(quiz, 4) });

    await startYear(await openWatchedPage(LAPTOP, { as: head }));
    await findNewGrade(await openWatchedPage(PHONE, { as: student }));
    await findArchivedClass(await openWatchedPage(LAPTOP, { as: teacher }));
  });
});

async function startYear(watched: WatchedPage): Promise<void> {
  const { page, see } = watched;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'School', exact: true }).click();
  await page.getByRole('link', { name: 'Year', exact: true }).click();
  const row = page.getByRole('row', { name: /^Grade 9\b/ });
  await row.getByText('Grade 10').waitFor();
  await page.getByLabel('Archive the one class that runs').check();
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
  await page
    .getByText(/^1 student moved up, 0 left and 1 class was archived\./)
    .waitFor(UNTIL_DONE);
  await see('year-started');
  expectNoFault(watched);
}

async function findNewGrade(watched: WatchedPage): Promise<void> {
  const { page, see } = watched;
  await page.goto('/student-dashboard');
  // Her class of last year is archived, and the next one has a code.
  await page.getByText('Enter your class code').first().waitFor();
  await page.goto('/student-dashboard?tab=performance');
  const earlier = page.getByRole('table', { name: 'Earlier school years' });
  await earlier.getByText('80.0%').first().waitFor();
  await see('earlier-years');
  await page.goto('/account');
  await page.getByRole('term').filter({ hasText: 'Grade' }).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/^Grade\s+10$/m);
  expectNoFault(watched);
}

async function findArchivedClass(watched: WatchedPage): Promise<void> {
  const { page } = watched;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Classes' }).click();
  await page.getByText('Archived classes (1)').click();
  await page.getByRole('link', { name: 'Biology 9b' }).waitFor();
  expectNoFault(watched);
}

function expectNoFault({ faults, complaints }: WatchedPage): void {
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
}
