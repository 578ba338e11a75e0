import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { keepAttempts, onDay } from '../../support/quizzes/attempts.ts';
import { comeTo } from '../walk.ts';

const LABELS = ['Total Quizzes Taken', 'Average Score', 'Highest Score', 'Pass Rate'];

/** Reads the figure of a card by its label. */
function figure(page: Page, label: string): Promise<string> {
  return page.locator('dl > div', { hasText: label }).first().locator('dd').first().innerText();
}

function figures(page: Page): Promise<string[]> {
  return Promise.all(LABELS.map((label) => figure(page, label)));
}

describe.skipIf(!chromiumPath)('the numbers of a student', () => {
  test('are the same to teacher and student', async () => {
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
    const { page, complaints } = await openPage(LAPTOP, { as: teacher });
    await page.goto('/dashboard?tab=skill-gap');
    const distribution = await comeTo(page, 'Completion Status Distribution');
    await distribution.getByRole('img').waitFor();
    await page.getByLabel('Search by name or email').fill(student.email);
    const row = page.getByRole('row', { name: new RegExp(student.email) });
    await row.getByText('72.1%').waitFor();
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    expect(await row.innerText()).toMatch(/72\.1%\s+12\b/);

    await row.click();
    await page.waitForURL(`**/student-performance/${student.uid}`);
    await page.getByRole('heading', { name: 'Quiz Scores Over Time' }).waitFor();
    await page.getByRole('application', { name: 'Quiz Scores Over Time' }).waitFor();
    expect(await figures(page)).toEqual(['12', '72.1%', '95.0%', '83%']);
    expect(await page.getByRole('link', { name: /view details/ }).count()).toBe(10);

    await page.getByRole('link', { name: 'All quiz results' }).click();
    await page.getByRole('heading', { name: `Quiz Results for ${student.fullName}` }).waitFor();
    expect(await page.getByText(/^Score: \d+%$/).count()).toBe(12);
    await page.getByRole('listitem').first().click();
    await page.waitForURL(`**/quiz-results/${kept.at(-1)?.id}`);
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/dashboard*');

    const phone = await openPage(PHONE, { as: student });
    await phone.page.goto('/student-dashboard?tab=performance');
    await phone.page.getByRole('application', { name: 'Quiz Scores Over Time' }).waitFor();
    expect(await figures(phone.page)).toEqual(['12', '72.1%', '95.0%', '83%']);
    await phone.page.getByRole('tab', { name: /Growth/ }).click();
    await phone.page.getByRole('heading', { name: 'Growth Comparison' }).waitFor();
    await phone.page.getByText(/^\d+ correct, \d+ incorrect/).waitFor();
    await comeTo(phone.page, 'Quiz Score Trend');
    await phone.page.getByRole('application', { name: 'Quiz Score Trend' }).waitFor();
    expect(await figure(phone.page, 'Total Improvement')).toBe('+35.0 points');
    await phone.page.getByRole('link', { name: 'Browse All Quizzes' }).click();
    await phone.page.getByRole('heading', { name: 'Quizzes', exact: true }).waitFor();

    // With a long shelf, each quiz is looked up to see whether it can be taken again.
    const unexpected = phone.complaints.filter((one) => !one.includes('status of 404'));
    expect([...complaints, ...unexpected]).toEqual([]);
  });
});
