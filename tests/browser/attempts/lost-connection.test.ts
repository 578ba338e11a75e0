import { describe, expect, test } from 'vitest';
import { chromiumPath, PHONE } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { openWatchedPage } from '../watched-page.ts';

describe.skipIf(!chromiumPath)('an attempt whose connection is cut', () => {
  test('loses nothing by a reload in the middle', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { page, faults, see } = await openWatchedPage(PHONE, { as: student });
    /** Options are found by their index in the quiz, since their order on the screen varies. */
    const optionAt = (option: number) => page.locator(`input[type=radio][value="${option}"]`);
    async function choose(question: number, option: number): Promise<void> {
      await page.getByRole('heading', { name: `Question ${question} of 5` }).waitFor();
      await optionAt(option).check();
    }
    const next = () => page.getByRole('button', { name: 'Next' }).click();

    await page.goto(`/quiz-attempt/${quiz.id}`);
    await choose(1, 1);
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await next();
    await choose(2, 2);
    await page.getByText(/^Offline/).waitFor();
    await see('attempt-offline');
    await next();
    await choose(3, 3);

    await page.reload();
    await page.getByText(/Your answers were kept/).waitFor();
    await page.getByText('3 of 5 answered').waitFor();
    expect(await optionAt(3).isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Question 5,/ }).click();
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await page.getByRole('button', { name: 'Yes, submit' }).click();
    await page.getByText(/Your answers are kept on this device/).waitFor();
    await see('attempt-unsent');
    await page.reload();
    await page.getByText(/Your answers are kept on this device/).waitFor();

    await page.unroute('**/api/**');
    await page.waitForURL('**/quiz-results/*');
    const id = page.url().split('/').at(-1);
    const { body } = await ask(`/api/quiz-results/attempt/${id}`, { token: student.token });
    const results = (body.attempt as { detailedResults: { userAnswer: number | null }[] })
      .detailedResults;
    expect(results.map(({ userAnswer }) => userAnswer)).toEqual([1, 2, 3, null, null]);
    expect(faults).toEqual([]);
  });
});
