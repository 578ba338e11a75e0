import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';

const WIDTHS = [320, 375, 1280];

/** The positions of the bar, its buttons and the clock. */
function placesOf(page: Page): Promise<number[][]> {
  return page.locator('footer, footer button, [role=timer]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

describe.skipIf(!chromiumPath)('while a quiz is taken', () => {
  test('the bar and the clock stay where they are, at every width', async () => {
    const teacher = await aTeacher();
    const { page } = await openPage(PHONE, { as: await aStudent() });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // A separate attempt, since a new one has nothing to say in the bar.
      const quiz = await aQuiz(teacher);
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
      await page.getByText('Saved', { exact: true }).waitFor();
      expect(await placesOf(page)).toEqual(before);
    }
  });
});
