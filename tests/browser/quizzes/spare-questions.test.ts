import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { aTeacher } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { addSpares, aSpare } from '../../support/quizzes/question-drafts.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { openWatchedPage } from '../watched-page.ts';

describe.skipIf(!chromiumPath)('a quiz that is short of questions', () => {
  test('is filled up by one click in its preview, which can be undone, and in the editor', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const five = quiz.questions.length;
    await addSpares(teacher, quiz, ['s1', 's2', 's3', 's4'].map(aSpare), five + 3);
    const { page, complaints, faults, see } = await openWatchedPage(LAPTOP, { as: teacher });
    const numQuestions = async () => {
      const { body } = await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token });
      return (body.quiz as { numQuestions: number }).numQuestions;
    };

    await page.goto('/dashboard?tab=quiz');
    const offer = page.getByRole('button', { name: 'Add 3 questions of other kinds' });
    const link = page.getByRole('link', { name: /^Add 3 questions of other kinds/ });
    await link.waitFor();
    await see('short-card');
    await link.click();
    await offer.waitFor();
    await see('short-preview');
    await offer.click();
    await page.getByText('3 questions added at the end.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`question-${five + 1}`);
    await see('filled-preview');
    await page.getByRole('button', { name: 'Undo' }).click();
    await offer.waitFor();
    expect(await numQuestions()).toBe(five);

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await offer.waitFor();
    await see('short-editor');
    await offer.click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('All changes saved').waitFor();
    expect(await numQuestions()).toBe(five + 3);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('can be ordered with other kinds, by keyboard on a phone', async () => {
    const { page, complaints, faults, see } = await openWatchedPage(PHONE, {
      as: await aTeacher(),
    });
    await page.goto('/dashboard?tab=quiz');
    const gaps = page.getByRole('checkbox', { name: /^Gaps with a word bank/ });
    await page.getByLabel('Number of questions').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await gaps.isChecked()).toBe(true);
    await see('other-kinds');
    await page.reload();
    expect(await gaps.isChecked()).toBe(true);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
