import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openFirstPage } from '../../support/browser/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../../support/people/people.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { focusedName, tabTo } from '../by-keys.ts';
import { arrive } from '../walk.ts';

describe.skipIf(!chromiumPath)('by keyboard alone', () => {
  test('a student signs in, takes a quiz and reads the result', async () => {
    const quiz = await aQuiz(await aTeacher());
    const student = await aStudent();
    const { page, complaints } = await openFirstPage(LAPTOP);
    await arrive(page);

    await tabTo(page, /^Email/);
    await page.keyboard.type(student.email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/student-dashboard*');
    // The focus moves there once the page has loaded.
    await page.getByRole('heading', { name: 'Welcome, Alex Example' }).waitFor();

    await tabTo(page, /^Study Materials/);
    await page.keyboard.press('ArrowDown');
    await page.waitForURL('**/student-dashboard?tab=quiz');
    await page
      .getByRole('link', { name: /Start Quiz/ })
      .first()
      .waitFor();
    await tabTo(page, /Start Quiz/);
    await page.keyboard.press('Enter');

    const keys = ['a', '2', 'c', '4', 'b'];
    for (const [index, key] of keys.entries()) {
      await page.getByRole('heading', { name: `Question ${index + 1} of 5` }).waitFor();
      await page.keyboard.press(key);
      await page.getByText(`${index + 1} of 5 answered`).waitFor();
      await tabTo(page, index < 4 ? /^Next/ : /^Submit Quiz/);
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await focusedName(page)).toBe('Keep working');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Submit Quiz');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Yes, submit/);
    await page.keyboard.press('Enter');

    await page.waitForURL('**/quiz-results/*');
    await expect.poll(() => focusedName(page)).toBe(`${quiz.title} - Results`);
    expect(complaints).toEqual([]);
  });
});
