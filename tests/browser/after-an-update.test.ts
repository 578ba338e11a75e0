import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { aQuiz } from '../support/quizzes.ts';
import { send } from '../support/site.ts';
import { arrive, logIn, startQuizOf } from './walk.ts';

test('a file that an update took away is missed, and no page stands in its place', async () => {
  const response = await send('/assets/index-of-last-week.js');
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('id="root"');
});

describe.skipIf(!chromiumPath)('a page from before an update', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test('goes where its reader goes, in the new version', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { page } = await openPage(browser, { width: 1280, theme: 'light' });
    await arrive(page);
    await logIn(page, student.email, PASSWORD);

    let missed = 0;
    await page.route('**/assets/quiz-attempt.page-*.js', async (route) => {
      missed += 1;
      if (missed === 1) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    await page.route(/\/$/, async (route) => {
      if (route.request().resourceType() !== 'fetch') await route.continue();
      else await route.fulfill({ body: '<script src="/assets/index-of-today.js"></script>' });
    });
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await startQuizOf(page, quiz.id);
    await page.getByRole('heading', { name: 'Question 1 of 5' }).waitFor();
    expect(missed).toBe(2);
    await page.context().close();
  });
});
