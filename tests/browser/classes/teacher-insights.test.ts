import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage } from '../../support/browser/browser.ts';
import { aStudent, aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';
import { pressBack } from '../walk.ts';

/** Right answers in the first attempts of the students, who answer the first questions right. */
const rights = [0, 1, 2, 3, 4, 5, 1, 1, 2];

describe.skipIf(!chromiumPath)('how a teacher sees that her class is doing', () => {
  let teacher: Person;
  let quiz: AQuiz;

  beforeAll(async () => {
    teacher = await aTeacher();
    quiz = await aQuiz(teacher);
    for (const right of rights) {
      await submit(await aStudent(), quiz, { answers: answersFor(quiz, right) });
    }
    const fay = await aStudentNamed('Fay Zimmer');
    for (const right of [5, 5, 1, 1]) await submit(fay, quiz, { answers: answersFor(quiz, right) });
  });

  function correct(): number {
    return quiz.questions[4]?.correctAnswer ?? 0;
  }

  async function openDashboard() {
    const opened = await openPage(LAPTOP, { as: teacher });
    await opened.page.goto('/dashboard');
    return opened;
  }

  test('insights name topics, questions and students; they can be refreshed, copied and kept', async () => {
    const { page, complaints } = await openDashboard();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('tab', { name: 'Study Materials' }).focus();
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: 'AI Performance Insights' }).waitFor();

    const hardest = page.getByRole('region', { name: 'Hardest questions' });
    await hardest.getByText('2 of 10 right').first().waitFor();
    await page
      .getByRole('region', { name: 'Slipped' })
      .getByText('100% to 20%, −80 points')
      .waitFor();
    await page.getByRole('heading', { name: 'The class in brief' }).waitFor();

    await page.getByRole('button', { name: 'Refresh' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The insights are up to date.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Insights copied to clipboard!').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('**Slipped:** Fay Zimmer (from 100% to 20%)');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^class-insights-\d{4}-\d{2}-\d{2}\.txt$/);
    expect(await readFile(await download.path(), 'utf8')).toBe(`${copied}\n`);

    await page.getByRole('link', { name: 'Fay Zimmer' }).click();
    await page.waitForURL('**/student-performance/*');
    await page.getByText('Fay Zimmer').first().waitFor();
    await pressBack(page);
    await hardest.getByRole('link').first().click();
    await page.waitForURL(`**/quiz-analysis/${quiz.id}#question-*`);
    await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();
    await page.getByText('20%, 2 of 10').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('the questions are sorted, and what a corrected key changes is seen on the way back', async () => {
    const { page } = await openDashboard();
    await page.getByRole('tab', { name: 'Quiz Generation' }).click();
    await page
      .getByRole('button', { name: /^More for/ })
      .last()
      .click();
    await page.getByRole('link', { name: /^Question analysis of/ }).click();
    await page.waitForURL(`**/quiz-analysis/${quiz.id}?class=all`);
    await page.getByText('Too hard').first().waitFor();
    await page.getByLabel('Sort by').selectOption('Hardest first');
    await page.waitForURL('**order=hardest');
    // The address changes before the page does.
    const first = page.getByText(/^Question \d$/).first();
    await expect.poll(() => first.textContent()).not.toBe('Question 1');
    await page.reload();
    await page.getByLabel('Sort by').waitFor();
    expect(await page.getByLabel('Sort by').inputValue()).toBe('hardest');

    await page.getByRole('link', { name: 'Correct the key of question 5' }).click();
    await page.waitForURL(`**/quiz-edit/${quiz.id}#question-5`);
    await page.locator('h2:focus', { hasText: 'Question 5' }).waitFor();
    const card = page.getByRole('article', { name: 'Question 5' });
    await card
      .getByRole('radio')
      .nth((correct() + 1) % 4)
      .check();
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('button', { name: 'Save and grade again' }).click();
    await page.getByText(/Saved/).first().waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.locator('#question-5').getByText('80%, 8 of 10').waitFor();
  });
});
