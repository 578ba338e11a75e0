import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { aClassOf } from '../../support/school/assigned-class.ts';
import { openWatchedPage } from '../watched-page.ts';

describe.skipIf(!chromiumPath)('a quiz on the board of a class', () => {
  test('is led on a laptop and answered on a phone, which gets lost and comes back', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const { id } = await aClassOf(teacher, [student]);
    const { body } = await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token });
    const { questions, title } = body.quiz as {
      title: string;
      questions: { question: string; options: string[]; correctAnswer: number }[];
    };
    const [first, second] = questions;
    const laptop = await openWatchedPage(LAPTOP, { as: teacher });
    const phone = await openWatchedPage(PHONE, { as: student });
    const board = laptop.page;
    const device = phone.page;
    const press = (name: string) => board.getByRole('button', { name, exact: true }).click();

    await board.goto(`/classes/${id}`);
    await board.getByRole('link', { name: 'Quiz on the board' }).click();
    await press('Choose a quiz');
    await board.getByRole('button', { name: new RegExp(title.slice(0, 20)) }).click();
    await board.getByRole('radio', { name: /As an attempt/ }).check();
    await press('Start');
    await board.getByText('0 students are here').waitFor();

    await device.goto('/student-dashboard');
    await device.getByRole('link', { name: 'My classes' }).click();
    await device
      .getByRole('link', { name: /^Join the board/ })
      .first()
      .click();
    await device.getByRole('heading', { name: 'You are in' }).waitFor();
    await board.getByText('1 student is here').waitFor();

    await press('First question');
    await board.getByRole('heading', { name: first?.question ?? '' }).waitFor();
    await device.getByRole('heading', { name: 'Question 1 of' }).waitFor();
    const optionAt = (option: number) => device.locator(`input[type=radio][value="${option}"]`);
    const right = first?.correctAnswer ?? 0;
    await optionAt((right + 1) % 4).check();
    await device.getByText(/^Sent\. You can change it/).waitFor();
    await optionAt(right).check();
    await board.getByText('1 of 1 have answered').waitFor();

    // The phone is locked in a pocket: its answer is there when it is opened again.
    await device.goto('about:blank');
    await device.goto('/board');
    await device.getByRole('heading', { name: 'Question 1 of' }).waitFor();
    await expect.poll(() => optionAt(right).isChecked(), { timeout: 20_000 }).toBe(true);

    await board.getByRole('heading', { name: first?.question ?? '' }).focus();
    await board.keyboard.press('Space');
    await board.getByText('Right answer', { exact: true }).waitFor();
    await device.getByText('Your answer is right.').waitFor();
    await board.keyboard.press('ArrowRight');
    await board.getByRole('heading', { name: second?.question ?? '' }).waitFor();
    await device.getByRole('heading', { name: 'Question 2 of' }).waitFor();

    // An answer that cannot be sent is tried again until it can.
    await device.route('**/api/**', (route) => route.abort('internetdisconnected'));
    const wrong = ((second?.correctAnswer ?? 0) + 1) % 4;
    await optionAt(wrong).check();
    await device.getByText('Not sent yet. Trying again…').waitFor();
    await device.unroute('**/api/**');
    await board.getByText('1 of 1 have answered').waitFor();

    await board.reload();
    await press('Show answers');
    await device.getByText('Your answer is not right.').waitFor();
    await press('End');
    await board.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
    await board.getByRole('heading', { name: 'The quiz is over' }).waitFor();
    await board.getByText('1 of 1 right').waitFor();

    await device.getByRole('link', { name: 'See your result' }).click();
    await device.waitForURL('**/quiz-results/*');
    const attempt = device.url().split('/').at(-1);
    const found = await ask(`/api/quiz-results/attempt/${attempt}`, { token: student.token });
    expect(found.body.attempt).toMatchObject({ score: 1, totalQuestions: 2 });
    expect([...laptop.faults, ...phone.faults]).toEqual([]);
  });
});
