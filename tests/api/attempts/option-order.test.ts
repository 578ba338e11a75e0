import { expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

type Ordered = { options: string[]; optionOrder?: number[] };
type Result = Ordered & { userAnswer: number | null; isCorrect: boolean };

const asWritten = [0, 1, 2, 3];

async function start({ token }: Person, quiz: AQuiz) {
  const { body } = await ask(`/api/quizzes/${quiz.id}/attempts`, { method: 'POST', token });
  const { questions } = body.quiz as { questions: Ordered[] };
  return { id: (body.attempt as { id: string }).id, questions };
}

async function resultsOf({ token }: Person, id: string): Promise<Result[]> {
  const { body } = await ask(`/api/quiz-results/attempt/${id}`, { token });
  return (body.attempt as { detailedResults: Result[] }).detailedResults;
}

const ordersOf = (questions: readonly Ordered[]) => questions.map((one) => one.optionOrder);

test('an attempt has an order of its own, when it is begun, resumed, and in its result', async () => {
  const [teacher, student] = [await aTeacher(), await aStudent()];
  const quiz = await aQuiz(teacher);
  const begun = await start(student, quiz);
  expect(begun.questions.map(({ options }) => options)).toEqual(
    quiz.questions.map(({ options }) => options),
  );
  for (const order of ordersOf(begun.questions)) expect(order?.toSorted()).toEqual(asWritten);
  expect(ordersOf((await start(student, quiz)).questions)).toEqual(ordersOf(begun.questions));

  const answers = answersFor(quiz, 3);
  await submit(student, quiz, { attemptId: begun.id, answers });
  const results = await resultsOf(student, begun.id);
  expect(ordersOf(results)).toEqual(ordersOf(begun.questions));
  expect(results.map(({ userAnswer }) => userAnswer)).toEqual(answers);
  expect(results.map(({ isCorrect }) => isCorrect)).toEqual([true, true, true, false, false]);

  const { body } = await ask(`/api/student/${student.uid}/practice`, { token: student.token });
  expect(ordersOf(body.questions as Ordered[])).toEqual(ordersOf(results.slice(3)));
});

test('students who sit at the same quiz see its options in different orders', async () => {
  const quiz = await aQuiz(await aTeacher());
  const students = await Promise.all(Array.from({ length: 6 }, () => aStudent()));
  const begun = await Promise.all(students.map((student) => start(student, quiz)));
  expect(new Set(begun.map(({ questions }) => JSON.stringify(ordersOf(questions)))).size).toBe(6);
});

test('a submit without an attempt is shown as the quiz is written, and a teacher sees it so', async () => {
  const [teacher, student] = [await aTeacher(), await aStudent()];
  const quiz = await aQuiz(teacher);
  const { body } = await submit(student, quiz, { answers: answersFor(quiz, 5) });
  const id = body.attemptId as string;
  expect(ordersOf(await resultsOf(student, id))).toEqual(quiz.questions.map(() => asWritten));

  const begun = await start(student, quiz);
  await submit(student, quiz, { attemptId: begun.id, answers: answersFor(quiz, 5) });
  expect(ordersOf(await resultsOf(teacher, begun.id))).toEqual(quiz.questions.map(() => undefined));
});
