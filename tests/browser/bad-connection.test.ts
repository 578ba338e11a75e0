import { listStudentAttempts } from '@study-assistant/contract/attempts/students';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, type Look } from '../support/browser.ts';
import { aReadMaterial } from '../support/materials.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { answersFor, aQuiz, submit } from '../support/quizzes.ts';
import { ask } from '../support/site.ts';
import { arrive, logIn } from './walk.ts';
import { openWatchedPage } from './watched-page.ts';

const looks: Look[] = [
  { width: 375, theme: 'dark' },
  { width: 1280, theme: 'light' },
];

const API = '**/api/**';
const SLOW_MS = 1500;

/** The student's tabs, each with what is only there once it has loaded. */
const tabs = [
  { tab: 'materials', find: (page: Page) => page.getByRole('link', { name: 'Open' }) },
  { tab: 'quiz', find: (page: Page) => page.getByRole('link', { name: 'Retake' }) },
  { tab: 'performance', find: (page: Page) => page.getByText('Total Quizzes Taken') },
  { tab: 'growth', find: (page: Page) => page.getByLabel('Select Quiz Attempt to Analyze') },
];

describe.skipIf(!chromiumPath)('a bad connection', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('leaves a way to try again on every tab, at $width pixels', async (one) => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    await aReadMaterial(teacher, `Rivers ${one.width}`);
    const quiz = await aQuiz(teacher);
    await submit(student, quiz, { answers: answersFor(quiz, 3) });
    const { page, see, faults } = await openWatchedPage(browser, one);
    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    const tryAgain = page.getByRole('button', { name: 'Try Again' });

    for (const { tab, find } of tabs) {
      for (const fail of [refuse, cut]) {
        await page.route(API, fail);
        await page.goto(`/student-dashboard?tab=${tab}`);
        await tryAgain.first().waitFor();
        await see(`bad-connection-${tab}-${fail.name}`);
        await page.unroute(API, fail);
        await tryAgain.first().click();
        await find(page).first().waitFor();
      }
      await page.route(API, delay);
      await page.goto(`/student-dashboard?tab=${tab}`);
      await page.locator('[data-loading]').first().waitFor();
      await see(`bad-connection-${tab}-slow`);
      await find(page).first().waitFor();
      await page.unroute(API, delay);
    }

    expect(faults).toEqual([]);
    await page.context().close();
  });

  test.each(looks)('that comes and goes hands an attempt in once, at $width', async (one) => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { page, see, faults } = await openWatchedPage(browser, one);
    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    await page.goto(`/quiz-attempt/${quiz.id}`);
    const heading = (at: number) => page.getByRole('heading', { name: `Question ${at} of 5` });
    await heading(1).waitFor();

    for (const at of [1, 2, 3, 4, 5]) {
      await heading(at).waitFor();
      await page.getByRole('radio').first().check();
      if (at === 5) break;
      // Every second question is answered in a tunnel.
      if (at % 2 === 0) await page.unroute(API, cut);
      else await page.route(API, cut);
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByText('Saved', { exact: true }).waitFor();

    let arrived = 0;
    const loseFirstAnswer = async (route: Route) => {
      const response = await route.fetch();
      arrived += 1;
      // The server has it, and the browser never hears of that.
      if (arrived === 1) await route.abort('connectionreset');
      else await route.fulfill({ response });
    };
    await page.route('**/api/quiz/submit', loseFirstAnswer);
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await page.getByRole('button', { name: 'Yes, submit' }).click();
    await page.waitForURL('**/quiz-results/*');
    await page.getByText(/You answered \d out of 5 questions correctly\./).waitFor();
    await see('bad-connection-result');
    expect(arrived).toBeGreaterThan(1);

    const { body } = await ask(`/api/student/${student.uid}/quiz-attempts`, {
      token: student.token,
    });
    const { attempts } = listStudentAttempts.reply.parse(body);
    expect(attempts.map(({ id }) => id)).toEqual([page.url().split('/').at(-1)]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** A server that is in trouble. */
function refuse(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: { success: false, error: 'Internal error' } });
}

function cut(route: Route): Promise<void> {
  return route.abort('internetdisconnected');
}

async function delay(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  await route.fallback();
}
