import { listStudentAttempts } from '@study-assistant/contract/attempts/students';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, openPage, PHONE } from '../../support/browser/browser.ts';
import { aMaterial } from '../../support/materials/materials.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';

const API = '**/api/**';

/** The student's tabs, each with something that appears only once it has loaded. */
const tabs = [
  { tab: 'materials', find: (page: Page) => page.getByRole('link', { name: 'Open' }) },
  { tab: 'quiz', find: (page: Page) => page.getByRole('link', { name: 'Retake' }) },
  { tab: 'performance', find: (page: Page) => page.getByText('Total Quizzes Taken') },
  { tab: 'growth', find: (page: Page) => page.getByLabel('Select Quiz Attempt to Analyze') },
];

describe.skipIf(!chromiumPath)('a bad connection', () => {
  test('leaves a way to try again on every tab', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    await aMaterial(teacher, 'Rivers in a tunnel');
    const quiz = await aQuiz(teacher);
    await submit(student, quiz, { answers: answersFor(quiz, 3) });
    const { page } = await openPage(PHONE, { as: student });
    const tryAgain = page.getByRole('button', { name: 'Try Again' });

    for (const { tab, find } of tabs) {
      await page.route(API, cut);
      await page.goto(`/student-dashboard?tab=${tab}`);
      await tryAgain.first().waitFor();
      await page.unroute(API, cut);
      await tryAgain.first().click();
      await find(page).first().waitFor();
    }
  });

  test('says that it loads for as long as nothing comes', async () => {
    const { page } = await openPage(PHONE, { as: await aStudent() });
    const held: Route[] = [];
    await page.route(API, (route) => void held.push(route));
    for (const { tab } of tabs) {
      await page.goto(`/student-dashboard?tab=${tab}`);
      await page.locator('[data-loading]').first().waitFor();
    }
    await page.unroute(API);
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    await expect.poll(() => page.locator('[data-loading]').count()).toBe(0);
  });

  test('that comes and goes hands an attempt in once', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { page } = await openPage(PHONE, { as: student });
    await page.goto(`/quiz-attempt/${quiz.id}`);
    const heading = (at: number) => page.getByRole('heading', { name: `Question ${at} of 5` });
    await heading(1).waitFor();

    for (const at of [1, 2, 3, 4, 5]) {
      await heading(at).waitFor();
      await page.getByRole('radio').first().check();
      if (at === 5) break;
      // The student loses the connection for every second question.
      if (at % 2 === 0) await page.unroute(API, cut);
      else await page.route(API, cut);
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByText('Saved', { exact: true }).waitFor();

    let arrived = 0;
    const loseFirstAnswer = async (route: Route) => {
      const response = await route.fetch();
      arrived += 1;
      // The server gets the request, but the browser never gets the answer.
      if (arrived === 1) await route.abort('connectionreset');
      else await route.fulfill({ response });
    };
    await page.route('**/api/quiz/submit', loseFirstAnswer);
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await page.getByRole('button', { name: 'Yes, submit' }).click();
    await page.waitForURL('**/quiz-results/*');
    await page.getByText(/You answered \d out of 5 questions correctly\./).waitFor();
    expect(arrived).toBeGreaterThan(1);

    const { body } = await ask(`/api/student/${student.uid}/quiz-attempts`, {
      token: student.token,
    });
    const { attempts } = listStudentAttempts.reply.parse(body);
    expect(attempts.map(({ id }) => id)).toEqual([page.url().split('/').at(-1)]);
  });
});

function cut(route: Route): Promise<void> {
  return route.abort('internetdisconnected');
}
