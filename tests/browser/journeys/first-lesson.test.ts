import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getClass, type ClassStudent } from '@study-assistant/contract/classes/classes';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP } from '../../support/browser/browser.ts';
import { aTeacher, choosePassword, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { handInAssignment } from '../../support/school/assigned-class.ts';
import { openWatchedPage, type WatchedPage } from '../watched-page.ts';

const STUDENTS = 28;

/** A list as school software exports it: semicolons, Windows-1252, separate family names. */
function aRoster() {
  const lot = randomUUID();
  const rows = Array.from({ length: STUDENTS - 1 }, (_, at) => {
    const number = String(at + 2).padStart(2, '0');
    return `${number};Student;9b;student.${number}.${lot}@school.example`;
  });
  const others = [`Müller;Zoë;9b;zoe.${lot}@school.example`, 'Address;No;9b;nothing'];
  const csv = ['Nachname;Vorname;Klasse;E-Mail', ...rows, ...others].join('\r\n');
  return { name: '9b.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') };
}

describe.skipIf(!chromiumPath)("a teacher's first lesson", () => {
  test('from a new class to its markbook', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher, { publish: 'false' });
    const { page, complaints, faults, see } = await openWatchedPage(LAPTOP, { as: teacher });

    await page.goto('/dashboard');
    const classId = await makeClass(page);
    await importStudents(page, see);
    await page.getByRole('button', { name: 'Back to the students' }).click();
    await turnStudents(page);

    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: `Assign ${quiz.title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^9b/ }).waitFor();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('Assigned to 9b.').waitFor();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL('**/assignments/*');
    const assignmentId = page.url().split('/').at(-1) ?? '';

    const students = await listStudents(teacher, classId);
    for (const student of students.slice(0, 3)) {
      await handInAssignment(await choosePassword(student), student.uid, assignmentId);
    }
    await page.reload();
    await page.getByRole('row', { name: /Student 28/ }).waitFor();
    expect(await figure(page, 'Handed in')).toBe('3');
    expect(await figure(page, 'Not started')).toBe('25');

    await page.goto(`/classes/${classId}`);
    await page.getByRole('tab', { name: 'Assignments' }).click();
    await page.getByText('3 of 28 handed in').waitFor();
    await page.getByRole('tab', { name: 'Markbook' }).click();
    await page.getByRole('rowheader', { name: 'Student 28' }).waitFor();
    expect(await exportMarkbook(page)).toBe(3);

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

async function makeClass(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Classes' }).first().click();
  await page.getByRole('button', { name: 'New class' }).first().click();
  await page.getByLabel('Name').fill('9b');
  await page.getByLabel('Subject').fill('Biology');
  await page.getByLabel('Grade').selectOption({ label: 'Grade 9' });
  await page.getByRole('button', { name: 'Make the class' }).click();
  await page.getByRole('heading', { level: 1, name: '9b' }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function importStudents(page: Page, see: WatchedPage['see']): Promise<void> {
  await page.getByRole('button', { name: 'Import a list' }).first().click();
  await page.getByLabel('List of students', { exact: true }).setInputFiles(aRoster());
  await page.getByText(`${STUDENTS} accounts will be made, 1 cannot be imported.`).waitFor();
  await see('roster-preview');
  await page.getByRole('button', { name: `Import ${STUDENTS} students` }).click();
  await page
    .getByText(`${STUDENTS} students of the list are in 9b now, ${STUDENTS} with a new account.`)
    .waitFor();
  await page.getByRole('rowheader', { name: 'Zoë Müller' }).waitFor();
  await see('roster-done');
}

/** Moves from one student of the class to the next. */
async function turnStudents(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Student 28' }).click();
  await page.getByText(new RegExp(`^\\d+ of ${STUDENTS} in`)).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText(`${STUDENTS} students`).waitFor();
}

async function listStudents({ token }: Person, classId: string): Promise<ClassStudent[]> {
  const { body } = await ask(`/api/classes/${classId}`, { token });
  return getClass.reply.parse(body).students;
}

/** Reads the figure of a card by its label. */
function figure(page: Page, label: string): Promise<string> {
  return page.locator('dl > div', { hasText: label }).first().locator('dd').first().innerText();
}

/** Downloads the markbook and returns how many of its rows have a result. */
async function exportMarkbook(page: Page): Promise<number> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for the markbook' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloading).path();
  const [, ...rows] = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(STUDENTS);
  return rows.filter((row) => /,\d+(\.\d)?$/.test(row)).length;
}
