import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { aStudentNamed, aTeacher } from '../../support/people/people.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { addDraft } from '../../support/quizzes/question-drafts.ts';
import { aQuiz, submit } from '../../support/quizzes/quizzes.ts';
import { aClassOf } from '../../support/school/assigned-class.ts';
import { takeQuiz } from '../walk.ts';
import { openWatchedPage } from '../watched-page.ts';

const SAW = 'Saw the answers before';

describe.skipIf(!chromiumPath)('a quiz of the shelf that is given to a class', () => {
  test('tells who has seen its answers, leaves the shelf, and says when it is due', async () => {
    const [ada, ben] = [await aStudentNamed('Ada Okoye'), await aStudentNamed('Ben Li')];
    const { id, teacher } = await aClassOf(await aTeacher(), [ada, ben]);
    const quiz = await aQuiz(teacher, { title: 'Rivers seen before' });
    await submit(ada, quiz);
    const { page, faults, complaints, see } = await openWatchedPage(LAPTOP, { as: teacher });

    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: `Assign ${quiz.title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 of 2 has seen its answers already: Ada Okoye.').waitFor();
    expect(await dialog.getByRole('checkbox', { name: /^Take it off/ }).isChecked()).toBe(true);
    await see('assign-seen');
    await dialog.getByRole('checkbox', { name: /^Take it off/ }).uncheck();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('Assigned to 9B.').waitFor();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText(SAW, { exact: true }).waitFor();
    await see('live-seen');

    const phone = await openWatchedPage(PHONE, { as: ada });
    await phone.page.goto('/student-dashboard?tab=quiz');
    const card = phone.page.getByRole('article', { name: quiz.title }).last();
    await card.getByText(/^Due .* Taken late/).waitFor();
    expect(await card.innerText()).not.toContain('Due:');
    await phone.see('shelf-due');
    await phone.page.getByRole('link', { name: 'Open' }).first().click();
    await phone.page.getByRole('button', { name: 'Start Quiz' }).click();
    await takeQuiz(phone.page, 5);
    await phone.page.getByRole('heading', { name: 'Detailed Breakdown' }).waitFor();

    await page.goto(`/classes/${id}?tab=markbook`);
    await page.getByText(SAW, { exact: true }).waitFor();
    await see('markbook-seen');

    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: `More for ${quiz.title}` }).click();
    await page.getByRole('button', { name: `Take off shelf: ${quiz.title}` }).click();
    await page.getByText(/^Off the shelf/).waitFor();
    await page.getByRole('button', { name: `More for ${quiz.title}` }).click();
    await page.getByRole('button', { name: `Put on shelf: ${quiz.title}` }).click();
    await page.getByText('1 class has this quiz now: 9B.').waitFor();
    await see('shelf-asked');
    expect([...faults, ...phone.faults]).toEqual([]);
    expect([...complaints, ...phone.complaints]).toEqual([]);
  });
});

test.skipIf(!chromiumPath)('a short quiz says so on its card, in words and ways', async () => {
  const teacher = await aTeacher();
  const quiz = await aQuiz(teacher);
  await addDraft(teacher, quiz, {});
  const notice =
    'You asked for 10 questions: 5 are sure; 1 suggested question waits to be finished.';
  await withSchool((school) =>
    school
      .doc(`quizzes/${quiz.id}`)
      .update({ asked: 10, notice, review: { toCheck: 2, drafts: 1 } }),
  );
  const { page, faults, complaints, see } = await openWatchedPage(LAPTOP, { as: teacher });
  await page.goto('/dashboard?tab=quiz');
  const card = page.getByRole('article', { name: quiz.title });
  await card.getByText(notice).waitFor();
  await see('short-quiz');
  await card.getByRole('link', { name: /^Finish a suggested question/ }).click();
  await page.getByRole('article', { name: 'Suggested question 1' }).waitFor();
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
});
