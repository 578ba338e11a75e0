import { expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aQuizWithDrafts, confirm } from '../../support/quizzes/question-drafts.ts';
import { afterEdit, byHand, editedAt, publish } from '../../support/quizzes/quiz-edits.ts';
import type { AQuiz } from '../../support/quizzes/quizzes.ts';
import { aClassOf, give } from '../../support/school/assigned-class.ts';

const REFUSED =
  '2 questions are still marked to check. Confirm or remove them before students see this quiz.';

/** A draft with three sure questions, two to check, and some that its teacher has written. */
async function aDraftWith(teacher: Person, own: number): Promise<AQuiz> {
  const quiz = await aQuizWithDrafts(teacher, { publish: 'false' });
  const written = Array.from({ length: own }, (_, at) =>
    byHand({ question: `What did the teacher ask as number ${at + 1}?` }),
  );
  return afterEdit(teacher, quiz, { questions: [...editedAt(quiz, 0, {}), ...written] });
}

test('a draft stays with its teacher until she has looked at what it can do without', async () => {
  const teacher = await aTeacher();
  const quiz = await aDraftWith(teacher, 2);
  expect(await publish(teacher, quiz)).toMatchObject({ status: 409, body: { error: REFUSED } });
  const room = await aClassOf(teacher, []);
  expect(await give(teacher, quiz, [room])).toMatchObject({
    status: 409,
    body: { error: REFUSED },
  });
  for (const { id } of quiz.questions.slice(3, 5)) await confirm(teacher.token, quiz, id);
  expect(await publish(teacher, quiz)).toMatchObject({ status: 200 });
});

test('a draft with fewer than five questions beside those to check is opened with them', async () => {
  const teacher = await aTeacher();
  const quiz = await aDraftWith(teacher, 1);
  expect(await publish(teacher, quiz)).toMatchObject({ status: 200 });
});

test('how many questions were asked for is told to the teacher of the quiz alone', async () => {
  const teacher = await aTeacher();
  const { id } = await aQuizWithDrafts(teacher);
  const read = async ({ token }: Person) => (await ask(`/api/quizzes/${id}`, { token })).body.quiz;
  expect(await read(teacher)).toMatchObject({ asked: 5 });
  expect(await read(await aTeacher())).not.toHaveProperty('asked');
  expect(await read(await aStudent())).not.toHaveProperty('asked');
});
