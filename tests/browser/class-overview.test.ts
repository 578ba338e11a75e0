import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepAttempts, onDay } from '../support/attempts.ts';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, comeTo, logIn, logOut } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

/** The figure of a card, by its label. */
function figure(page: Page, label: string): Promise<string> {
  return page.locator('dl > div', { hasText: label }).first().locator('dd').first().innerText();
}

describe.skipIf(!chromiumPath)('the numbers of a student', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('are the same to teacher and student at $width pixels, $theme', async (one) => {
    const [teacher, student] = await Promise.all([aTeacher(), aStudent()]);
    const percentages = [40, 60, 55, 70, 65, 80, 75, 90, 85, 95, 60, 90];
    const kept = await keepAttempts(
      student,
      ...percentages.map((percentage, index) => ({
        ...onDay(index + 1),
        quizId: `quiz-${index % 3}`,
        quizTitle: `Rivers ${index % 3}`,
        percentage,
      })),
    );
    const { page, complaints } = await openPage(browser, one);
    const faults: string[] = [];
    async function see(name: string): Promise<void> {
      faults.push(...(await look(page, `${name}-${one.width}-${one.theme}`)));
      if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
    }

    await arrive(page);
    await logIn(page, teacher.email, PASSWORD);
    await page.getByRole('tab', { name: /Skill Gap/ }).click();
    const distribution = await comeTo(page, 'Completion Status Distribution');
    await distribution.getByRole('img').waitFor();
    await page.getByLabel('Search by name or email').fill(student.email);
    const row = page.getByRole('row', { name: new RegExp(student.email) });
    await row.getByText('72.1%').waitFor();
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    await see('students-overview');
    expect(await row.innerText()).toMatch(/12[^]*72\.1%/);

    await row.click();
    await page.waitForURL(`**/student-performance/${student.uid}`);
    await page.getByRole('heading', { name: 'Quiz Scores Over Time' }).waitFor();
    await page.locator('.recharts-line-dot').first().waitFor();
    await see('student-performance');
    const labels = ['Total Quizzes Taken', 'Average Score', 'Highest Score', 'Pass Rate'];
    const seenByTeacher = await Promise.all(labels.map((label) => figure(page, label)));
    expect(seenByTeacher).toEqual(['12', '72.1%', '95.0%', '83%']);
    expect(await page.getByRole('link', { name: /view details/ }).count()).toBe(10);

    await page.getByRole('link', { name: 'All quiz results' }).click();
    await page.getByRole('heading', { name: `Quiz Results for ${student.fullName}` }).waitFor();
    expect(await page.getByText(/^Score: \d+%$/).count()).toBe(12);
    await see('student-results');
    await page.getByRole('listitem').first().click();
    await page.waitForURL(`**/quiz-results/${kept.at(-1)?.id}`);
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/dashboard*');
    await logOut(page);

    await logIn(page, student.email, PASSWORD);
    await page.getByRole('tab', { name: 'Performance' }).click();
    await page.locator('.recharts-line-dot').first().waitFor();
    const seenByStudent = await Promise.all(labels.map((label) => figure(page, label)));
    expect(seenByStudent).toEqual(seenByTeacher);
    await see('performance');
    await page.getByRole('tab', { name: /Growth/ }).click();
    await page.getByRole('heading', { name: 'Growth Comparison' }).waitFor();
    await page.getByText(/^\d+ correct, \d+ incorrect/).waitFor();
    await comeTo(page, 'Quiz Score Trend');
    await page.locator('.recharts-line-dot').first().waitFor();
    expect(await figure(page, 'Total Improvement')).toBe('+35.0 points');
    await see('growth');
    await page.getByRole('link', { name: 'Browse All Quizzes' }).click();
    await page.getByRole('heading', { name: 'Quizzes', exact: true }).waitFor();

    expect(faults).toEqual([]);
    // Whether her quizzes can be taken again: where the list of the shelf is long, each is asked for.
    expect(complaints.filter((one) => !one.includes('status of 404'))).toEqual([]);
    await page.context().close();
  });
});
