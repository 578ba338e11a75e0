import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';
import {
  anAssignmentIn,
  handInAssignment,
  type AssignedClass,
} from '../../support/school/assigned-class.ts';
import { anOpenClass, join } from '../../support/school/classes.ts';

/** Right answers out of five at each attempt, in the order of the term. Fewer students are no class to judge. */
const TERM = {
  'Ada Okoye': [1, 2, 3, 5],
  'Ben Li': [4, 4, 2, 1],
  'Cleo Haas': [3],
  'Dina Roth': [3],
  'Eli Sand': [4],
} as const;

describe.skipIf(!chromiumPath)('a term of a class', () => {
  test('from its first quiz to its archive', async () => {
    const aClass = await livedTerm();
    const [ada] = aClass.students as [Person];
    const held = await anAssignmentIn(aClass, { release: 'by-hand' });
    for (const { token, uid } of aClass.students.slice(0, 2))
      await handInAssignment(token, uid, held.id);

    const teacher = await openPage(LAPTOP, { as: aClass.teacher });
    await teacher.page.goto(`/classes/${aClass.id}?tab=markbook`);
    await teacher.page.getByRole('rowheader', { name: 'Cleo Haas' }).waitFor();
    await teacher.page.goto('/dashboard?tab=skill-gap');
    await teacher.page.getByRole('row', { name: /Ada Okoye/ }).waitFor();
    expect(await figure(teacher.page, 'Total Students')).toMatch(/^5/);
    await teacher.page.getByRole('link', { name: 'Ada Okoye' }).first().click();
    await teacher.page.getByRole('heading', { name: 'Quiz Scores Over Time' }).waitFor();
    await teacher.page.getByText('Improving').first().waitFor();
    await teacher.page.goto('/dashboard?tab=performance');
    await teacher.page.getByText('Ben Li').first().waitFor();

    const student = await openPage(PHONE, { as: ada });
    await student.page.goto('/student-dashboard?tab=growth');
    await student.page.getByRole('heading', { name: 'Growth Comparison' }).waitFor();
    expect(await figure(student.page, 'Total Improvement')).toBe('+80.0 points');
    // Withheld results are in none of her numbers.
    await student.page.goto('/student-dashboard?tab=performance');
    await expect.poll(() => figure(student.page, 'Total Quizzes Taken')).toBe('4');

    await teacher.page.goto(`/assignments/${held.id}`);
    await teacher.page.getByRole('button', { name: 'Release results' }).click();
    await confirm(teacher.page, 'Release results');
    await teacher.page.getByText('Your students see their results now.').waitFor();
    await expect
      .poll(async () => {
        await student.page.reload();
        await student.page.getByText('Total Quizzes Taken').first().waitFor();
        return figure(student.page, 'Total Quizzes Taken');
      })
      .toBe('5');

    await teacher.page.goto(`/classes/${aClass.id}`);
    await teacher.page.getByRole('button', { name: 'More for Biology 9b' }).click();
    await teacher.page.getByRole('button', { name: 'Archive' }).click();
    await confirm(teacher.page, 'Archive');
    await teacher.page.getByRole('button', { name: 'Let it run again' }).waitFor();
    await student.page.reload();
    await expect.poll(() => figure(student.page, 'Total Quizzes Taken')).toBe('5');
    expect([...student.complaints, ...teacher.complaints]).toEqual([]);
  });
});

/** A class whose students have taken a quiz of the shelf as often as the term says. */
async function livedTerm(): Promise<AssignedClass> {
  const teacher = await aTeacher();
  const students = await Promise.all(Object.keys(TERM).map((name) => aStudentNamed(name)));
  const { id, code } = await anOpenClass(teacher);
  for (const student of students) await join(student, code);
  const quiz = await aQuiz(teacher);
  for (const [at, results] of Object.values(TERM).entries())
    for (const right of results) {
      const student = students[at] as Person;
      const { status } = await submit(student, quiz, { answers: answersFor(quiz, right) });
      expect(status).toBe(201);
    }
  return { id, teacher, students };
}

/** Reads the figure of a card by its label. */
function figure(page: Page, label: string): Promise<string> {
  return page.locator('dl > div', { hasText: label }).first().locator('dd').first().innerText();
}

async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
}
