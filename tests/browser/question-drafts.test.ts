import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aTeacher } from '../support/people.ts';
import { aQuizWithDrafts, waitingIds } from '../support/question-drafts.ts';
import type { AQuiz } from '../support/quizzes.ts';
import { ask } from '../support/site.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, logIn } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

/** Goes on by keyboard until the focus is on a button of this name. */
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
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('is looked through at $width pixels, $theme', async (one) => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const { page, complaints } = await openPage(browser, one);
    const faults: string[] = [];
    async function see(name: string): Promise<void> {
      faults.push(...(await look(page, `${name}-${one.width}-${one.theme}`)));
      if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
    }

    await arrive(page);
    await logIn(page, teacher.email);
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page.getByText('2 to check').waitFor();
    await see('review-card');

    await page.getByRole('link', { name: `View ${quiz.title}`, exact: true }).click();
    await page.getByRole('button', { name: 'Looks good: question 4' }).click();
    await page
      .getByRole('button', { name: 'Looks good: question 4' })
      .waitFor({ state: 'detached' });
    await see('review-preview');

    await page.getByRole('link', { name: 'See the drafts' }).click();
    await page.getByRole('article', { name: 'Draft 3' }).waitFor();
    await see('drafts');
    await page.getByRole('button', { name: 'The bank', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add to quiz: draft 1' }).click();
    expect(await focusedText(page)).toBe('Draft 2');
    await page.getByRole('button', { name: 'Not this one: draft 2' }).click();
    expect(await focusedText(page)).toBe('Draft 3');
    await see('drafts-decided');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('All changes saved').waitFor();
    expect(await waitingIds(teacher, quiz)).toEqual(['d3']);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is decided by keyboard alone', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const { page, complaints } = await openPage(browser, { width: 1280, theme: 'light' });
    await arrive(page);
    await logIn(page, teacher.email);
    await page.goto(`/quiz-edit/${quiz.id}`);
    await page.getByRole('article', { name: 'Draft 3' }).waitFor();

    await tabTo(page, 'Go to the drafts');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Drafts');
    await tabTo(page, 'The bed');
    await page.keyboard.press('Space');
    await tabTo(page, 'Add to quiz: draft 1');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Draft 2');
    await tabTo(page, 'Not this one: draft 2');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Draft 3');
    await page.keyboard.press('Shift+Tab');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Undo: draft 2');
    await page.keyboard.press('Enter');
    expect(await focusedText(page)).toBe('Draft 2');
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await page.getByText('All changes saved').waitFor();

    const { body } = await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token });
    const saved = body.quiz as AQuiz;
    expect(saved.questions.at(-1)).toMatchObject({ id: 'd1', source: { page: 2 } });
    expect(saved.questions.at(-1)?.options).toContain('The bed');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is helped out by suggestions from the document', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const { page, complaints } = await openPage(browser, { width: 375, theme: 'light' });
    await arrive(page);
    await logIn(page, teacher.email);
    await page.goto(`/quiz-edit/${quiz.id}`);
    await page.getByRole('button', { name: 'Add a question' }).click();
    const own = page.getByRole('article', { name: 'Question 6' });
    await own.getByLabel('Question', { exact: true }).fill('Where does a river end?');
    await own.getByRole('textbox', { name: 'Option A' }).fill('Mouth');
    await own.getByRole('radio', { name: 'Option A is right' }).check({ force: true });
    await own.getByRole('button', { name: 'Suggest wrong answers' }).click();
    const choices = own.getByRole('group', { name: /Suggestions/ }).getByRole('button');
    await choices.first().waitFor({ timeout: 60_000 });
    await choices.first().click();
    expect(await own.getByRole('textbox', { name: 'Option B' }).inputValue()).not.toBe('');
    expect(await overflowsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
