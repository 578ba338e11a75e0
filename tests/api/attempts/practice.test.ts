import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

type Asked = { quizId: string; questionId: string; question: string };

const pathOf = ({ uid }: Person) => `/api/student/${uid}/practice`;

async function practiceOf(student: Person, query = '') {
  const { status, body } = await ask(`${pathOf(student)}${query}`, { token: student.token });
  expect(status).toBe(200);
  return body as { questions: Asked[]; due: number; nextOn: string | null };
}

function answer(student: Person, { quizId, questionId }: Asked, option: number) {
  const json = { quizId, questionId, answer: option };
  return ask(`${pathOf(student)}/answers`, { token: student.token, json });
}

/** A student with two right and three wrong answers. */
async function whoMissedThree(quiz: AQuiz) {
  const student = await aStudent();
  const { body } = await submit(student, quiz, { answers: answersFor(quiz, 2) });
  return { student, attemptId: body.attemptId as string };
}

function keyOf(quiz: AQuiz, { questionId }: Asked) {
  const question = quiz.questions.find(({ id }) => id === questionId);
  if (!question) throw new Error(`${questionId} is not in the quiz`);
  return question;
}

describe('GET /api/student/:uid/practice', () => {
  test('asks the questions that were missed, without their key', async () => {
    const quiz = await aQuiz(await aTeacher());
    const { student } = await whoMissedThree(quiz);
    const set = await practiceOf(student);
    expect(set.questions.map(({ question }) => question)).toEqual(
      quiz.questions.slice(2).map(({ question }) => question),
    );
    expect(set.due).toBe(3);
    expect(JSON.stringify(set)).not.toMatch(/correctAnswer|explanation|source/);
    const today = await ask(`${pathOf(student)}/today`, { token: student.token });
    expect(today.body).toMatchObject({ success: true, due: 3 });
  });

  test('of one attempt asks those of that attempt, also before their day', async () => {
    const quiz = await aQuiz(await aTeacher());
    const { student, attemptId } = await whoMissedThree(quiz);
    const { questions } = await practiceOf(student);
    for (const asked of questions) await answer(student, asked, keyOf(quiz, asked).correctAnswer);
    expect((await practiceOf(student)).questions).toEqual([]);
    const again = await practiceOf(student, `?attemptId=${attemptId}`);
    expect(again.questions).toHaveLength(3);
    expect(again.due).toBe(0);
  });

  test('without mistakes there is nothing to practise', async () => {
    const student = await aStudent();
    expect(await practiceOf(student)).toMatchObject({ questions: [], due: 0, nextOn: null });
  });

  test.each(['', '/today'])('is for the student alone: %s', async (more) => {
    const [student, teacher] = [await aStudent(), await aTeacher()];
    const path = `${pathOf(student)}${more}`;
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, { token: teacher.token })).status).toBe(403);
    expect((await ask(path, { token: (await aStudent()).token })).status).toBe(403);
    const malformed = `/api/student/a.b/practice${more}`;
    expect((await ask(malformed, { token: student.token })).status).toBe(400);
  });

  test('is not changed into a mistake by a corrected key', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { student, attemptId } = await whoMissedThree(quiz);
    expect((await practiceOf(student)).due).toBe(3);
    const chosen = answersFor(quiz, 2);
    const questions = quiz.questions.map(({ source: _source, ...question }, index) =>
      index === 2 ? { ...question, correctAnswer: chosen[2] } : question,
    );
    await ask(`/api/quizzes/${quiz.id}`, {
      method: 'PATCH',
      token: teacher.token,
      json: { version: 1, questions },
    });
    await expect
      .poll(
        async () => (await practiceOf(student, `?attemptId=${attemptId}`)).questions.length,
        UNTIL_DONE,
      )
      .toBe(2);
  });
});

describe('POST /api/student/:uid/practice/answers', () => {
  test('says what is right and where it says so, and when the question comes again', async () => {
    const quiz = await aQuiz(await aTeacher());
    const { student } = await whoMissedThree(quiz);
    const [first, second] = (await practiceOf(student)).questions as [Asked, Asked];
    const key = keyOf(quiz, first);
    const right = await answer(student, first, key.correctAnswer);
    expect(right.status).toBe(200);
    expect(right.body).toMatchObject({
      isCorrect: true,
      correctAnswer: key.correctAnswer,
      explanation: key.explanation,
      source: key.source,
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect([tomorrow]).toContain(right.body.returnsOn);
    const wrong = await answer(student, second, (keyOf(quiz, second).correctAnswer + 1) % 4);
    expect(wrong.body).toMatchObject({ isCorrect: false, returnsOn: tomorrow });
    expect(await practiceOf(student)).toMatchObject({ due: 1 });
  });

  test('moves a question once, however often the answer arrives, and no score', async () => {
    const quiz = await aQuiz(await aTeacher());
    const { student, attemptId } = await whoMissedThree(quiz);
    const results = `/api/quiz-results/attempt/${attemptId}`;
    const before = (await ask(results, { token: student.token })).body.attempt;
    const [first] = (await practiceOf(student)).questions as [Asked];
    const { correctAnswer } = keyOf(quiz, first);
    const replies = await Promise.all([1, 2, 3].map(() => answer(student, first, correctAnswer)));
    expect(new Set(replies.map(({ body }) => body.returnsOn)).size).toBe(1);
    expect((await ask(results, { token: student.token })).body.attempt).toEqual(before);
    const stats = `/api/student/${student.uid}/performance-stats`;
    const { body } = await ask(stats, { token: student.token });
    expect(body.stats).toMatchObject({ totalQuizzes: 1, averageScore: 40 });
  });

  test('refuses what is no answer, and what is not to be practised', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { student } = await whoMissedThree(quiz);
    const [first] = (await practiceOf(student)).questions as [Asked];
    expect((await answer(student, first, 4)).status).toBe(400);
    expect((await answer(student, first, 0.5)).status).toBe(400);
    expect((await answer(student, { ...first, questionId: 'q1' }, 0)).status).toBe(404);
    const path = `${pathOf(student)}/answers`;
    const json = { quizId: first.quizId, questionId: first.questionId, answer: 0 };
    expect((await ask(path, { json })).status).toBe(401);
    expect((await ask(path, { json, token: teacher.token })).status).toBe(403);
    expect((await ask(path, { json, token: (await aStudent()).token })).status).toBe(403);
  });
});
