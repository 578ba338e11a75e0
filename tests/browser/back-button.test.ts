import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage } from '../support/browser.ts';
import { aStudent, aTeacher, PASSWORD } from '../support/people.ts';
import { aQuiz } from '../support/quizzes.ts';
import { arrive, logIn, startQuizOf, takeQuiz } from './walk.ts';

const DESK = { width: 1280, theme: 'light' } as const;

describe.skipIf(!chromiumPath)('the back button of the browser', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test('leads a teacher from a quiz to the tab that she came from, and on through her tabs', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { page, complaints } = await openPage(browser, DESK);
    await arrive(page);
    await logIn(page, teacher.email, PASSWORD);
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page.getByRole('link', { name: `View ${quiz.title}` }).click();
    await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();

    await page.goBack();
    await page.getByRole('link', { name: `View ${quiz.title}` }).waitFor();
    expect(page.url()).toContain('tab=quiz');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('does not lead a student from her result into an attempt that is over', async () => {
    const student = await aStudent();
    const quiz = await aQuiz(await aTeacher());
    const { page, complaints } = await openPage(browser, DESK);
    await arrive(page);
    await logIn(page, student.email, PASSWORD);
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await startQuizOf(page, quiz.id);
    await takeQuiz(page, 5);
    const result = page.url();

    await page.goBack();
    await page.getByRole('heading', { name: 'Welcome, Alex Example' }).waitFor();
    await page.goForward();
    await page.getByText(/You answered \d out of 5/).waitFor();
    expect(page.url()).toBe(result);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('never signs anybody in again after logging out', async () => {
    const { page } = await openPage(browser, DESK);
    const teacher = await aTeacher();
    await arrive(page);
    await logIn(page, teacher.email, PASSWORD);
    await page.getByRole('link', { name: 'Classes' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Classes' }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.context().close();
  });
});
