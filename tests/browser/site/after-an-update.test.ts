import { describe, expect, test } from 'vitest';
import { chromiumPath, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { send } from '../../support/product/site.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { startQuizOf } from '../walk.ts';

test('a file that an update took away is missed, and no page stands in its place', async () => {
  const response = await send('/assets/index-of-last-week.js');
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('id="root"');
});

describe.skipIf(!chromiumPath)('a page from before an update', () => {
  test('goes where its reader goes, in the new version', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { page } = await openPage(PHONE, { as: student });
    await page.goto('/student-dashboard');

    // True once the page has been reloaded, whether its code was preloaded or fetched on demand.
    let isLoadedAgain = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLoadedAgain = true;
    });
    await page.route('**/assets/quiz-attempt.page-*.js', async (route) => {
      if (isLoadedAgain) await route.continue();
      else await route.fulfill({ status: 404 });
    });
    await page.route(/\/$/, async (route) => {
      if (route.request().resourceType() !== 'fetch') await route.continue();
      else await route.fulfill({ body: '<script src="/assets/index-of-today.js"></script>' });
    });
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await startQuizOf(page, quiz.id);
    await page.getByRole('heading', { name: 'Question 1 of 5' }).waitFor();
    expect(isLoadedAgain).toBe(true);
  });
});
