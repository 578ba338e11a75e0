import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openFirstPage, type Look } from '../support/browser.ts';
import { aDocx, aPdf } from '../support/documents.ts';
import { look, overflowsSideways } from './look.ts';
import {
  arrive,
  generateQuiz,
  logIn,
  logOut,
  signUp,
  startQuiz,
  takeQuiz,
  uploadMaterial,
  type Upload,
} from './walk.ts';

type Case = Look & { format: 'docx' | 'pdf' };

const cases: Case[] = [
  { width: 1280, theme: 'light', format: 'docx' },
  { width: 375, theme: 'dark', format: 'pdf' },
];

async function aFile(format: Case['format']): Promise<Upload> {
  if (format === 'pdf') {
    return { name: 'Rivers.pdf', mimeType: 'application/pdf', buffer: await aPdf() };
  }
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { name: 'Rivers.docx', mimeType, buffer: await aDocx() };
}

describe.skipIf(!chromiumPath)('from sign-up to a graded quiz', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(cases)('a $format at $width pixels, $theme', async (one) => {
    const { page, complaints } = await openFirstPage(browser, one);
    const faults: string[] = [];
    async function see(name: string): Promise<void> {
      faults.push(...(await look(page, `${name}-${one.width}-${one.theme}`)));
      if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
    }
    const file = await aFile(one.format);
    const title = `Rivers ${one.width} ${one.theme}`;

    await arrive(page);
    await see('login');
    const teacher = await signUp(page, 'Teacher');
    await logIn(page, teacher.email);
    await page.waitForURL('**/dashboard*');
    await uploadMaterial(page, title, file);
    await page.getByText(title).first().waitFor();
    await see('teacher-materials');
    await generateQuiz(page, { ...file, name: `${title}.${one.format}` });
    await see('quiz-generation');
    await page.getByRole('link', { name: /^View/ }).click();
    await page.getByText('✓ Correct Answer').first().waitFor();
    expect(await page.getByText('✓ Correct Answer').count()).toBe(5);
    await see('quiz-preview');
    await page.getByRole('button', { name: /Back/ }).click();
    await logOut(page);

    const student = await signUp(page, 'Student');
    await logIn(page, student.email);
    await page.getByRole('heading', { name: 'Welcome, Robin Student' }).waitFor();
    await page.getByText(title).first().waitFor();
    await see('student-materials');
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await see('student-quizzes');
    await startQuiz(page, title);
    await page.getByText(/Time Left: 4:\d\d/).waitFor();
    await see('attempt');
    await takeQuiz(page, 5);
    await page.getByText(/You answered \d out of 5 questions correctly\./).waitFor();
    await see('results');
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page
      .getByRole('link', { name: /Retake/ })
      .first()
      .waitFor();
    await see('student-quizzes-taken');

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
