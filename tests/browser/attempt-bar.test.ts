import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { aQuiz } from '../support/quizzes.ts';
import { arrive, logIn } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
  { width: 320, theme: 'light' },
];

/** Where the bar, its buttons and the clock stand. */
function placesOf(page: Page): Promise<number[][]> {
  return page.locator('footer, footer button, [role=timer]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

describe.skipIf(!chromiumPath)('while a quiz is taken', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('the bar and the clock stay where they are, at $width pixels', async (one) => {
    const quiz = await aQuiz(await aTeacher());
    const student = await aStudent();
    const { page } = await openPage(browser, one);
    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    await page.goto(`/quiz-attempt/${quiz.id}`);
    await page.getByRole('heading', { name: 'Question 1 of 5' }).waitFor();
    const before = await placesOf(page);
    for (let number = 1; number < 5; number += 1) {
      await page.getByRole('radio').first().check();
      expect(await placesOf(page)).toEqual(before);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('heading', { name: `Question ${number + 1} of 5` }).waitFor();
      expect(await placesOf(page)).toEqual(before);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.getByRole('button', { name: 'Submit Quiz' }).waitFor();
    await page.getByText('Saved').waitFor();
    expect(await placesOf(page)).toEqual(before);
    await page.context().close();
  });
});
