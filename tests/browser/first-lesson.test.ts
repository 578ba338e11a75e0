import { readFile } from 'node:fs/promises';
import { getClass, type ClassStudent } from '@study-assistant/contract/classes/classes';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handInAssignment } from '../support/assigned-class.ts';
import { chromiumPath, launchBrowser, type Look } from '../support/browser.ts';
import { aTeacher, choosePassword, PASSWORD, type Person } from '../support/people.ts';
import { aQuiz } from '../support/quizzes.ts';
import { ask } from '../support/site.ts';
import { arrive, logIn } from './walk.ts';
import { openWatchedPage } from './watched-page.ts';

const STUDENTS = 28;

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

/** A list as a school's software saves it. */
function aRoster(width: number) {
  const rows = Array.from({ length: STUDENTS }, (_, at) => {
    const number = String(at + 1).padStart(2, '0');
    return `Student ${number};student.${number}.${width}.${Date.now()}@school.example;9`;
  });
  const csv = ['Name;Email;Grade', ...rows].join('\r\n');
  return { name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
}

describe.skipIf(!chromiumPath)("a teacher's first lesson", () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('from a new class to its markbook at $width pixels', async (one) => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher, { publish: 'false' });
    const { page, complaints, faults, see } = await openWatchedPage(browser, one);
    await arrive(page);
    await logIn(page, teacher.email, PASSWORD);

    const classId = await makeClass(page);
    await see('class-new');
    await importStudents(page, one.width);
    await see('class-imported');
    await page.getByRole('button', { name: 'Back to the students' }).click();
    await see('class-students');

    await page.goto('/dashboard?tab=quizzes');
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page.getByRole('button', { name: `Assign ${quiz.title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^9b/ }).waitFor();
    await see('assign');
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
    await see('assignment-live');

    await page.goto(`/classes/${classId}`);
    await page.getByRole('tab', { name: 'Assignments' }).click();
    await page.getByText('3 of 28 handed in').waitFor();
    await see('class-assignments');
    await page.getByRole('tab', { name: 'Markbook' }).click();
    await page.getByRole('rowheader', { name: 'Student 28' }).waitFor();
    await see('markbook');
    expect(await exportMarkbook(page)).toBe(3);

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
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

async function importStudents(page: Page, width: number): Promise<void> {
  await page.getByRole('button', { name: 'Import a list' }).first().click();
  await page.getByLabel('List of students', { exact: true }).setInputFiles(aRoster(width));
  await page.getByText(`${STUDENTS} accounts are made.`).waitFor();
  await page.getByRole('button', { name: `Import ${STUDENTS} students` }).click();
  await page.getByText(`${STUDENTS} students of the list are in 9b now.`).waitFor();
}

async function listStudents({ token }: Person, classId: string): Promise<ClassStudent[]> {
  const { body } = await ask(`/api/classes/${classId}`, { token });
  return getClass.reply.parse(body).students;
}

/** The figure of a card, by its label. */
function figure(page: Page, label: string): Promise<string> {
  return page.locator('dl > div', { hasText: label }).first().locator('dd').first().innerText();
}

/** Downloads the markbook; how many of its rows have a result. */
async function exportMarkbook(page: Page): Promise<number> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await downloading).path();
  const [, ...rows] = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(STUDENTS);
  return rows.filter((row) => /,\d+(\.\d)?$/.test(row)).length;
}
