import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { countClicks } from '../../support/browser/clicks.ts';
import { aDocx } from '../../support/materials/documents.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { aClassOf, anAssignmentIn, handInAssignment } from '../../support/school/assigned-class.ts';
import { anOpenClass } from '../../support/school/classes.ts';

/** Writing is slow on a busy machine. */
const PATIENCE = { timeout: 60_000 };

describe.skipIf(!chromiumPath)('in few clicks', () => {
  test('from a class to the question that went wrong in its test are two clicks', async () => {
    const student = await aStudent();
    const aClass = await aClassOf(await aTeacher(), [student]);
    const { id } = await anAssignmentIn(aClass);
    await handInAssignment(student.token, student.uid, id);
    const { page, complaints } = await openPage(LAPTOP, { as: aClass.teacher });
    await page.goto(`/classes/${aClass.id}`);
    const clicks = await countClicks(page);
    await page.getByRole('tab', { name: 'Assignments' }).click();
    await page.getByRole('article').getByRole('link').first().click();
    const wrong = page.getByRole('region', { name: 'What went wrong most' });
    await wrong
      .getByText(/^\d of 1 right$/)
      .first()
      .waitFor();
    expect(await clicks.sofar()).toBeLessThanOrEqual(2);
    expect(complaints).toEqual([]);
  });

  test('a quiz is given to a class from its page with three clicks', async () => {
    const { id, teacher } = await aClassOf(await aTeacher(), [await aStudent()]);
    const quiz = await aQuiz(teacher);
    const { page, complaints } = await openPage(LAPTOP, { as: teacher });
    await page.goto(`/classes/${id}`);
    await page.getByRole('button', { name: 'Assign a quiz' }).waitFor();
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Assign a quiz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: quiz.title }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('Assigned to 9B.').waitFor();
    expect(await clicks.sofar()).toBeLessThanOrEqual(3);
    expect(complaints).toEqual([]);
  });

  test('a link to a class leads to the first answer in six clicks', async () => {
    const teacher = await aTeacher();
    const { id, code } = await anOpenClass(teacher);
    await anAssignmentIn({ id, teacher, students: [] });
    const { page, complaints } = await openPage(PHONE, { as: await aStudent() });
    await page.goto(`/my-classes?code=${code}`);
    await page.getByRole('button', { name: 'Join' }).waitFor();
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('link', { name: 'Go to your quizzes' }).click();
    const today = page.getByRole('region', { name: 'Today' });
    await today.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await page.getByRole('radio').first().check();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await clicks.sofar()).toBeLessThanOrEqual(6);
    expect(complaints).toEqual([]);
  });

  test("a teacher's first quiz from a document is before her after seven clicks", async () => {
    const { page, complaints } = await openPage(LAPTOP, { as: await aTeacher() });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Upload a material' }).waitFor();
    const clicks = await countClicks(page);
    await page.getByRole('tab', { name: /Quiz/ }).click();
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const file = { name: 'Rivers.docx', mimeType, buffer: await aDocx() };
    await page.getByLabel('Document').setInputFiles(file);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const card = page.getByRole('article').first();
    await card.getByRole('link', { name: /^View/ }).click(PATIENCE);
    await page.getByText('✓ Correct Answer').first().waitFor();
    expect(await clicks.sofar()).toBeLessThanOrEqual(7);
    expect(complaints).toEqual([]);
  });
});
