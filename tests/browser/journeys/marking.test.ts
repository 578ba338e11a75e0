import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { afterEdit, byHand } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, submit } from '../../support/quizzes/quizzes.ts';

const text = {
  ...{ kind: 'text', question: 'What surrounds every cell?', topic: 'cells' },
  ...{ explanation: 'A thin skin lets some things in and keeps others out.' },
  key: { accepted: ['a membrane', 'cell membrane'], matchCase: false },
};

describe.skipIf(!chromiumPath)('answers in words', () => {
  test('are written on a phone, wait, are marked by keys, and come back with a comment', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await afterEdit(teacher, await aQuiz(teacher), { questions: [byHand(), text] });
    for (const words of ['A wall.', 'a  WALL', 'Skin', 'Cell Membrane']) {
      const json = { answers: [0, { words }], quizVersion: quiz.version };
      expect((await submit(await aStudent(), quiz, json)).status).toBe(201);
    }

    const phone = await openPage(PHONE, { as: student });
    await phone.page.goto(`/quiz-attempt/${quiz.id}`);
    await phone.page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
    const [choice] = quiz.questions;
    const right = choice?.options[choice.correctAnswer] ?? '';
    await phone.page.getByRole('radio', { name: right }).click();
    await phone.page.getByRole('button', { name: /^Next/ }).click();
    const field = phone.page.getByLabel(text.question);
    await field.fill('Something thin that lets water through');
    await phone.page.getByText('38 of 300 characters').waitFor();
    // In a field of several lines, keys are words.
    await field.press('Enter');
    await field.press('ArrowLeft');
    await phone.page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor();
    await phone.page
      .getByRole('button', { name: /^Submit/ })
      .first()
      .click();
    await phone.page.getByRole('button', { name: 'Yes, submit' }).click();
    await phone.page.getByText('1 answer waits for your teacher.').waitFor();

    const { page, complaints } = await openPage(LAPTOP, { as: teacher });
    await page.goto('/dashboard');
    await page.getByText('4 answers to mark:').waitFor();
    await page.getByRole('link', { name: quiz.title }).first().click();
    await page.waitForURL(`**/quiz-marking/${quiz.id}`);
    await page.getByText('0 of 4 marked', { exact: true }).waitFor();
    const line = (name: RegExp) => page.getByRole('button', { name });
    await line(/^a wall/i).waitFor();
    await expect.poll(() => line(/^a wall/i).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('5');
    await page.getByText('2 of 4 marked', { exact: true }).waitFor();
    await page.keyboard.press('u');
    await page.getByText('0 of 4 marked', { exact: true }).waitFor();
    await page.keyboard.press('0');
    await page.keyboard.press('0');
    await page.getByText('3 of 4 marked', { exact: true }).waitFor();
    await page.keyboard.press('c');
    await page.keyboard.type('Yes. It is called a membrane.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await page.getByRole('heading', { name: 'All these answers are marked' }).waitFor();
    await page.getByText('You have marked 4 answers.').waitFor();
    await page.getByRole('link', { name: 'Marked before' }).click();
    await line(/^Something thin/).waitFor();
    expect(complaints).toEqual([]);

    await phone.page.reload();
    await phone.page.getByText('Yes. It is called a membrane.').waitFor();
    await phone.page.getByText('You answered 2 out of 2 questions correctly.').waitFor();
    expect(phone.complaints).toEqual([]);
  });
});
