import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { UNTIL_DONE } from '../../support/product/site.ts';
import { editedAt, edit } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { pressBack, startQuiz } from '../walk.ts';
import { lookAt, openWatchedPage } from '../watched-page.ts';

function card(page: Page, number: number) {
  return page.getByRole('article', { name: `Question ${number}`, exact: true });
}

/** The quotes of the questions, without those of the drafts below. */
function quotes(page: Page) {
  return page.getByRole('article', { name: /^Question \d/ }).getByText('From the document');
}

function questionText(page: Page, number: number) {
  return card(page, number).getByLabel('Question', { exact: true });
}

describe.skipIf(!chromiumPath)('a draft, looked over and published', () => {
  test('is seen by students from then on, and by nobody before', async () => {
    const title = `Rivers ${randomUUID()}`;
    const [teacher, student] = [await aTeacher(), await aStudent()];
    await aQuiz(teacher, { title, publish: 'false' });
    const { page, complaints, faults, see } = await openWatchedPage(LAPTOP, { as: teacher });
    const pupil = await openPage(PHONE, { as: student });
    await page.goto('/dashboard?tab=quiz');
    await page.getByText('Draft', { exact: true }).waitFor();

    await pupil.page.goto('/student-dashboard?tab=quiz');
    await pupil.page.getByRole('heading', { name: 'Quizzes', exact: true }).waitFor();
    await expect.poll(() => pupil.page.getByText('Loading quizzes…').count()).toBe(0);
    expect(await pupil.page.getByText(title).count()).toBe(0);

    await page.getByRole('link', { name: `Review ${title}` }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await quotes(page).count()).toBe(5);

    await questionText(page, 1).fill('Which word fits a delta?');
    await page.getByRole('button', { name: 'Delete question 5' }).click();
    await see('editor-changed');
    await page.getByRole('button', { name: 'Undo' }).click();

    await pressBack(page);
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
    await see('editor-leave');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await questionText(page, 1).inputValue()).toBe('Which word fits a delta?');

    const before = await questionText(page, 2).inputValue();
    await page.getByRole('button', { name: 'Replace question 2' }).click();
    await page.getByText('Rewritten.', { exact: true }).waitFor(UNTIL_DONE);
    const written = await questionText(page, 2).inputValue();
    expect(written).not.toBe(before);
    expect(await questionText(page, 1).inputValue()).toBe('Which word fits a delta?');
    await see('editor-replaced');
    await page.getByRole('button', { name: 'Take back the earlier question' }).click();
    expect(await questionText(page, 2).inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('All changes saved').waitFor();
    expect(await quotes(page).count()).toBe(5);

    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Not saved yet: something is missing').waitFor();
    await see('editor-problems');
    await page.getByRole('button', { name: 'Delete question 6' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page
      .getByText('Quiz published: it is on the shelf. Your students find it in their Quizzes.')
      .waitFor();

    // The extra history entry is skipped: one step leads to the dashboard.
    await pressBack(page);
    await page.getByRole('link', { name: `View ${title}`, exact: true }).waitFor();

    await pupil.page.reload();
    await startQuiz(pupil.page, title);
    await pupil.page.getByText('Which word fits a delta?').waitFor();
    expect(faults).toEqual([]);
    expect([...complaints, ...pupil.complaints]).toEqual([]);
  });

  test('what was changed in another tab is loaded, not overwritten', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { page } = await openPage(LAPTOP, { as: teacher });
    await page.goto(`/quiz-edit/${quiz.id}`);
    await questionText(page, 1).fill('Mine?');
    await edit(teacher, quiz, { questions: editedAt(quiz, 0, { question: 'Theirs?' }) });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await lookAt(page, 'editor-conflict', LAPTOP)).toEqual([]);
    await page.getByRole('button', { name: 'Load the newest version' }).click();
    await expect.poll(() => questionText(page, 1).inputValue()).toBe('Theirs?');
  });

  test('by keyboard alone a question moves, with the focus on its button', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { page } = await openPage(PHONE, { as: teacher });
    await page.goto(`/quiz-edit/${quiz.id}`);
    await page.getByRole('button', { name: 'Move question 1 down' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const moved = page.getByRole('button', { name: 'Move question 3 down' });
    await moved.and(page.locator(':focus')).waitFor();
    expect(await questionText(page, 3).inputValue()).toBe(quiz.questions[0]?.question);
    await page.keyboard.press('ArrowUp');
    expect(await questionText(page, 2).inputValue()).toBe(quiz.questions[0]?.question);
  });
});
