import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP } from '../../support/browser/browser.ts';
import { anAdmin } from '../../support/people/admins.ts';
import { aStudentNamed, aTeacher, canSignIn, type Person } from '../../support/people/people.ts';
import { UNTIL_DONE } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { anAssignmentIn, handInAssignment } from '../../support/school/assigned-class.ts';
import { anOpenClass, join } from '../../support/school/classes.ts';
import { openWatchedPage, type WatchedPage } from '../watched-page.ts';

const HOUR_MS = 60 * 60 * 1000;

describe.skipIf(!chromiumPath)('a student who is erased', () => {
  test('is nowhere, and the others stand as they were', async () => {
    const [ada, ben] = [await aStudentNamed('Ada Okoye'), await aStudentNamed('Ben Li')];
    const [head, owner] = [await anAdmin(), await aTeacher()];
    const { id: classId, code } = await anOpenClass(owner);
    for (const student of [ada, ben]) await join(student, code);
    const { id } = await anAssignmentIn({ id: classId, teacher: owner, students: [ada, ben] });
    for (const { token, uid } of [ada, ben]) await handInAssignment(token, uid, id);

    const teacher = await openWatchedPage(LAPTOP, { as: owner });
    expect(await countInOverview(teacher.page, ada)).toBe(1);
    const before = await readClass(teacher.page, classId, ben);
    expect(before.students).toEqual(['Ben Li', 'Ada Okoye']);
    expect(before.marked).toEqual(['Ben Li', 'Ada Okoye']);

    const school = await openWatchedPage(LAPTOP, { as: head });
    await closeAndErase(school, ada);
    expect(await canSignIn(ada.email)).toBe(false);

    const after = await readClass(teacher.page, classId, ben);
    expect(after).toEqual({ students: ['Ben Li'], marked: ['Ben Li'], row: before.row });
    expect(await countInOverview(teacher.page, ada)).toBe(0);
    expectNoFault(teacher);
    expectNoFault(school);
  });
});

async function closeAndErase({ page, see }: WatchedPage, { uid, email }: Person): Promise<void> {
  await page.goto(`/admin/people/${uid}`);
  await page.getByText('Only a closed account can be erased. Close it first.').waitFor();
  await page.getByRole('button', { name: 'Close the account' }).press('Enter');
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Close the account' }).press('Enter');
  const erase = page.getByRole('button', { name: 'Erase for good' });
  await erase.waitFor();
  await letRequestsEnd(uid);
  await erase.press('Enter');
  const dialog = page.getByRole('dialog');
  const typed = dialog.getByLabel(`Type ${email} to confirm`);
  await typed.fill('someone@else.example');
  await typed.press('Enter');
  await dialog.getByText('Please type the address exactly as it stands above.').waitFor();
  await see('erase');
  await typed.fill(email);
  await typed.press('Enter');
  await page.getByRole('heading', { name: /^(Erasing|Erased for good)$/ }).waitFor();
  await page.getByText(/^Nothing of this person is left/).waitFor(UNTIL_DONE);
  await page.getByRole('heading', { level: 1, name: 'Erased account' }).waitFor();
  await see('erased');
}

/** An erasure waits until no request can be under way, so her closing is moved into the past. */
async function letRequestsEnd(uid: string): Promise<void> {
  const closedAt = Timestamp.fromMillis(Date.now() - HOUR_MS);
  await withSchool((school) => school.doc(`users/${uid}`).update({ closedAt }));
}

/** Counts her rows in the overview of the students. */
async function countInOverview(page: Page, { email }: Person): Promise<number> {
  await page.goto('/dashboard?tab=skill-gap');
  await page.getByLabel('Search by name or email').fill(email);
  const found = page.getByRole('row', { name: new RegExp(email) });
  const nobody = page.getByText('No student found');
  await found.or(nobody).first().waitFor();
  return found.count();
}

/** Reads the members of the class, those of its markbook, and one student's marks. */
async function readClass(page: Page, classId: string, { fullName }: Person) {
  await page.goto(`/classes/${classId}`);
  const students = await readNames(page, fullName);
  await page.goto(`/classes/${classId}?tab=markbook`);
  const marked = await readNames(page, fullName);
  const row = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: fullName }) })
    .innerText();
  return { students, marked, row };
}

async function readNames(page: Page, awaited: string): Promise<string[]> {
  await page.getByRole('rowheader', { name: awaited }).waitFor();
  const heads = await page.getByRole('rowheader').allInnerTexts();
  return heads
    .map((head) => head.split(/\n|\s\S+@/)[0]?.trim() ?? '')
    .filter((name) => /^(Ada|Ben)/.test(name));
}

function expectNoFault({ faults, complaints }: WatchedPage): void {
  expect(faults).toEqual([]);
  // An erased person cannot be found while the page still asks for her.
  expect(complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
}
