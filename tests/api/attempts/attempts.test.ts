import { describe, expect, test } from 'vitest';
import { aStudent, aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

async function attemptOf(student: Person, quiz: AQuiz, changes: Record<string, unknown> = {}) {
  const { status, body } = await submit(student, quiz, changes);
  expect(status).toBe(201);
  const path = `/api/quiz-results/attempt/${body.attemptId as string}`;
  const answer = await ask(path, { token: student.token });
  expect(answer.status).toBe(200);
  return answer.body.attempt as Record<string, unknown>;
}

describe('POST /api/quiz/submit', () => {
  test('the server grades: score, percentage, and each question with what was right', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const answers: (number | null)[] = answersFor(quiz, 3);
    answers[4] = null;
    const attempt = await attemptOf(student, quiz, { answers, timeTaken: 90 });

    expect(attempt).toMatchObject({
      quizId: quiz.id,
      quizTitle: quiz.title,
      studentId: student.uid,
      score: 3,
      totalQuestions: 5,
      percentage: 60,
      timeTaken: 90,
    });
    expect(attempt.completedAt).toBe(attempt.timestamp);
    const results = attempt.detailedResults as Record<string, unknown>[];
    expect(results.map(({ isCorrect }) => isCorrect)).toEqual([true, true, true, false, false]);
    // Students are told neither how sure the writer is of a question nor what it was made from.
    expect(results.some((result) => 'fact' in result || 'confidence' in result)).toBe(false);
    quiz.questions.forEach((written, index) => {
      const { id, confidence: _mark, fact: _fact, ...question } = written;
      const userAnswer = answers[index];
      expect(results[index]).toMatchObject({ questionId: id, userAnswer, ...question });
    });
  });

  test('the time is clamped, and the times of the questions add up to it', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const late = await attemptOf(student, quiz, { timeTaken: 9999 });
    expect(late.timeTaken).toBe(300);
    const measured = await attemptOf(student, quiz, {
      timeTaken: 50,
      questionTimes: [10, 10, 10, 10, 60],
    });
    const times = (measured.detailedResults as { estimatedTime: number }[]).map(
      (r) => r.estimatedTime,
    );
    expect(times).toEqual([5, 5, 5, 5, 30]);
  });

  test.each([
    ['too few answers', { answers: [0] }],
    ['an index outside the options', { answers: [0, 0, 0, 0, 4] }],
    ['a negative index', { answers: [-1, 0, 0, 0, 0] }],
    ['a word for an answer', { answers: ['A', 0, 0, 0, 0] }],
    ['no time', { timeTaken: null }],
  ])('%s is refused', async (_what, changes) => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { status, body } = await submit(student, quiz, changes);
    expect(status).toBe(400);
    expect(body.success).toBe(false);
  });

  test('a student submits only for himself, a teacher not at all', async () => {
    const teacher = await aTeacher();
    const [student, other, quiz] = [await aStudent(), await aStudent(), await aQuiz(teacher)];
    expect((await submit(student, quiz, { studentId: other.uid })).status).toBe(403);
    expect((await submit(teacher, quiz)).status).toBe(403);
    expect((await ask('/api/quiz/submit', { json: {} })).status).toBe(401);
  });

  test('a quiz that is not there cannot be taken', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const { status, body } = await submit(student, { ...quiz, id: 'none' });
    expect(status).toBe(404);
    expect(body.error).toBe('Quiz not found.');
  });

  test('a repeated submit with the same key is one attempt', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const key = { 'Idempotency-Key': 'one-click' };
    const answers = await Promise.all([1, 2, 3].map(() => submit(student, quiz, {}, key)));
    expect(new Set(answers.map(({ body }) => body.attemptId)).size).toBe(1);
    expect((await bestOf(student, quiz))?.attempts).toBe(1);
  });

  test('twenty submits at once lose nothing and double nothing', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const others = await Promise.all(Array.from({ length: 10 }, () => aStudent()));
    const people = [...others, ...Array.from({ length: 10 }, () => student)];
    const answers = await Promise.all(
      people.map((person, index) => submit(person, quiz, { answers: answersFor(quiz, index % 6) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.attemptId)).size).toBe(20);
    expect(await bestOf(student, quiz)).toMatchObject({ attempts: 10, percentage: 100 });
    for (const other of others) expect((await bestOf(other, quiz))?.attempts).toBe(1);
  });
});

describe('GET /api/quiz-results/attempt/:attemptId', () => {
  test('a teacher reads any attempt, another student none but the own', async () => {
    const teacher = await aTeacher();
    const [student, quiz] = [await aStudent(), await aQuiz(teacher)];
    const { id } = await attemptOf(student, quiz);
    const path = `/api/quiz-results/attempt/${id as string}`;
    expect((await ask(path, { token: teacher.token })).status).toBe(200);
    expect((await ask(path, { token: (await aStudent()).token })).status).toBe(403);
    expect((await ask(path)).status).toBe(401);
  });

  test('tells a teacher whose result it is, and its student nothing of the kind', async () => {
    const teacher = await aTeacher();
    const [student, quiz] = [await aStudentNamed('Maya Lind'), await aQuiz(teacher)];
    const { id } = await attemptOf(student, quiz);
    const path = `/api/quiz-results/attempt/${id as string}`;
    const read = async ({ token }: Person) => (await ask(path, { token })).body.attempt;
    expect(await read(teacher)).toMatchObject({ studentName: 'Maya Lind' });
    expect(await read(student)).not.toHaveProperty('studentName');
  });

  test('results stay when their quiz is deleted', async () => {
    const teacher = await aTeacher();
    const [student, quiz] = [await aStudent(), await aQuiz(teacher)];
    const { id } = await attemptOf(student, quiz);
    await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token, method: 'DELETE' });
    const { status } = await ask(`/api/quiz-results/attempt/${id as string}`, {
      token: student.token,
    });
    expect(status).toBe(200);
  });

  test('an unknown attempt is not found, a malformed id is refused', async () => {
    const { token } = await aStudent();
    const { status, body } = await ask('/api/quiz-results/attempt/none', { token });
    expect(status).toBe(404);
    expect(body.error).toBe('Results not found.');
    expect((await ask('/api/quiz-results/attempt/a.b', { token })).status).toBe(400);
  });
});

describe('GET /api/student/:uid/quizzes', () => {
  test('lists every ready quiz, those of the own grade first, with the best attempt', async () => {
    const teacher = await aTeacher();
    const ninth = await aQuiz(teacher, { targetGrade: 'Grade 9' });
    const eleventh = await aQuiz(teacher, { targetGrade: 'Grade 11' });
    const student = await aStudent('9');
    const good = await attemptOf(student, ninth, { answers: answersFor(ninth, 4) });
    await attemptOf(student, ninth, { answers: answersFor(ninth, 2) });

    const quizzes = await quizzesOf(student);
    const own = quizzes.filter(({ forYourGrade }) => forYourGrade);
    expect(quizzes.slice(0, own.length)).toEqual(own);
    expect(quizzes.find(({ id }) => id === ninth.id)).toMatchObject({
      forYourGrade: true,
      best: { attemptId: good.id, percentage: 80, attempts: 2 },
    });
    expect(quizzes.find(({ id }) => id === eleventh.id)).toMatchObject({
      forYourGrade: false,
      best: null,
    });
  });

  test("a teacher reads any student's list, a student only the own", async () => {
    const student = await aStudent();
    const path = `/api/student/${student.uid}/quizzes`;
    const teacher = await aTeacher();
    expect((await ask(path, { token: teacher.token })).status).toBe(200);
    expect((await ask(path, { token: (await aStudent()).token })).status).toBe(403);
    expect((await ask(path)).status).toBe(401);
    expect((await ask('/api/student/none/quizzes', { token: teacher.token })).status).toBe(404);
    expect((await ask('/api/student/a.b/quizzes', { token: teacher.token })).status).toBe(400);
  });
});

type Listed = {
  id: string;
  forYourGrade: boolean;
  best: { attemptId: string; percentage: number; attempts: number } | null;
};

async function quizzesOf({ uid, token }: Person): Promise<Listed[]> {
  const { body } = await ask(`/api/student/${uid}/quizzes`, { token });
  return body.quizzes as Listed[];
}

async function bestOf(student: Person, quiz: AQuiz): Promise<Listed['best'] | undefined> {
  return (await quizzesOf(student)).find(({ id }) => id === quiz.id)?.best;
}
