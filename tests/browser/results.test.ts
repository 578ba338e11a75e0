import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { answersFor, aQuiz, submit } from '../support/quizzes.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, logIn } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

/** Which questions stand open, from the first. */
function openOnes(page: Page): Promise<boolean[]> {
  return page
    .locator('article > details')
    .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
}

describe.skipIf(!chromiumPath)('the results of a quiz', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('fold what went right, at $width pixels', async (one) => {
    const quiz = await aQuiz(await aTeacher());
    const student = await aStudent();
    const { body } = await submit(student, quiz, { answers: answersFor(quiz, 3) });
    const address = `/quiz-results/${body.attemptId as string}`;
    const { page, complaints } = await openPage(browser, one);
    const faults: string[] = [];
    const see = async (name: string) => {
      faults.push(...(await look(page, `${name}-${one.width}-${one.theme}`)));
      if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
    };
    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    await page.goto(address);
    await page.getByRole('link', { name: 'Review your 2 mistakes' }).waitFor();
    expect(await openOnes(page)).toEqual([false, false, false, true, true]);
    await see('results-folded');

    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await openOnes(page)).toEqual([true, false, false, true, true]);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await openOnes(page)).toEqual([true, true, true, true, true]);
    await see('results-open');
    await page.getByRole('button', { name: 'Fold all' }).click();
    expect(await openOnes(page)).toEqual([false, false, false, false, false]);

    await page.emulateMedia({ media: 'print' });
    const explanations = page.getByRole('heading', { name: 'Explanation' });
    expect(await explanations.count()).toBe(5);
    await expect.poll(() => page.getByText('Your Answer').last().boundingBox()).not.toBeNull();
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/student-dashboard');
    await page.goto(`${address}#question-2`);
    await page.getByRole('heading', { name: 'Detailed Breakdown' }).waitFor();
    await expect.poll(() => openOnes(page)).toEqual([false, true, false, true, true]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question-2');

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
