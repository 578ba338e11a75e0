import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { aTeacher } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { aQuizWithDrafts, waitingIds } from '../../support/quizzes/question-drafts.ts';
import type { AQuiz } from '../../support/quizzes/quizzes.ts';
import { openWatchedPage } from '../watched-page.ts';

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

/** Presses Tab until the focus is on a button of this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent());
    if (label?.trim() === name) return;
  }
  throw new Error(`“${name}” is not reached by keyboard.`);
}

describe.skipIf(!chromiumPath)('what a writer left for the teacher of a quiz', () => {
  test('is looked through', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const { page, complaints, faults, see } = await openWatchedPage(LAPTOP, { as: teacher });
    await page.goto('/dashboard?tab=quiz');
    await page.getByText('2 to check').waitFor();
    await see('review-card');

    await page.getByRole('link', { name: `View ${quiz.title}`, exact: true }).click();
    await page.getByRole('button', { name: 'Looks good: question 4' }).click();
    await page
      .getByRole('button', { name: 'Looks good: question 4' })
      .waitFor({ state: 'detached' });
    await see('review-preview');

    await page.getByRole('link', { name: 'See the suggested questions' }).click();
    await page.getByRole('article', { name: 'Suggested question 3' }).waitFor();
    await see('drafts');
    await page.getByRole('button', { name: 'The bank', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add to quiz: suggested question 1' }).click();
    expect(await focusedText(page)).toBe('Suggested question 2');
    await page.getByRole('button', { name: 'Not this one: suggested question 2' }).click();
    expect(await focusedText(page)).toBe('Suggested question 3');
    await see('drafts-decided');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('All changes saved').waitFor();
    expect(await waitingIds(teacher, quiz)).toEqual(['d3']);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('is decided by keyboard alone', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const { page, complaints } = await openPage(LAPTOP, { as: teacher });
    await page.goto(`/quiz-edit/${quiz.id}`);
    await page.getByRole('article', { name: 'Suggested question 3' }).waitFor();

    await tabTo(page, 'Go to the suggested questions');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Suggested questions');
    await tabTo(page, 'The bed');
    await page.keyboard.press('Space');
    await tabTo(page, 'Add to quiz: suggested question 1');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Suggested question 2');
    await tabTo(page, 'Not this one: suggested question 2');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Suggested question 3');
    await page.keyboard.press('Shift+Tab');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(
      'Undo: suggested question 2',
    );
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Suggested question 2');
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await page.getByText('All changes saved').waitFor();

    const { body } = await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token });
    const saved = body.quiz as AQuiz;
    expect(saved.questions.at(-1)).toMatchObject({ id: 'd1', source: { page: 2 } });
    expect(saved.questions.at(-1)?.options).toContain('The bed');
    expect(complaints).toEqual([]);
  });

  test('is helped out by suggestions from the document', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const { page, complaints } = await openPage(PHONE, { as: teacher });
    await page.goto(`/quiz-edit/${quiz.id}`);
    await page.getByRole('button', { name: 'Add a question' }).click();
    const own = page.getByRole('article', { name: 'Question 6' });
    await own.getByLabel('Question', { exact: true }).fill('Where does a river end?');
    await own.getByRole('textbox', { name: 'Option A' }).fill('Mouth');
    await own.getByRole('radio', { name: 'Option A is right' }).press('Space');
    await own.getByRole('button', { name: 'Suggest wrong answers' }).click();
    const choices = own
      .getByRole('group', { name: /^Wrong answers from the document/ })
      .getByRole('button');
    await choices.first().waitFor(UNTIL_DONE);
    await choices.first().click();
    expect(await own.getByRole('textbox', { name: 'Option B' }).inputValue()).not.toBe('');
    expect(complaints).toEqual([]);
  });
});
