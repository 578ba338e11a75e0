import { beforeAll, describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { afterEdit, byHand } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

const text = {
  ...{ kind: 'text', question: 'What surrounds every cell?', explanation: '', topic: 'cells' },
  key: { accepted: ['a membrane'], matchCase: false },
};

describe('answers that a teacher marks', () => {
  let teacher: Person;
  let quiz: AQuiz;

  beforeAll(async () => {
    teacher = await aTeacher();
    quiz = await afterEdit(teacher, await aQuiz(teacher), { questions: [byHand(), text] });
  });

  const address = () => `/api/quizzes/${quiz.id}/marking`;

  async function handIn(student: Person, words: string): Promise<string> {
    const json = { answers: [0, { words }], quizVersion: quiz.version };
    const { status, body } = await submit(student, quiz, json);
    expect(status).toBe(201);
    return String(body.attemptId);
  }

  const aMark = (attemptIds: unknown, more: object = {}) => ({
    ...{ questionId: quiz.questions[1]?.id, attemptIds, points: 0.5, comment: ' Nearly. ' },
    ...more,
  });

  const mark = (json: object, { token } = teacher) => ask(address(), { token, json });

  test('are listed without names, marked, and read with the comment by their student', async () => {
    const student = await aStudent();
    const id = await handIn(student, 'A wall');
    expect(quiz.questions[1]).toMatchObject({ ...text, options: [], correctAnswer: 0 });
    const queue = await ask(address(), { token: teacher.token });
    expect(queue.body).toMatchObject({ quizTitle: quiz.title, isMore: false });
    expect(JSON.stringify(queue.body)).toContain('A wall');
    expect(JSON.stringify(queue.body)).not.toContain(student.uid);
    expect((await mark(aMark([id]))).body).toMatchObject({ marked: 1 });
    const read = await ask(`/api/quiz-results/attempt/${id}`, { token: student.token });
    expect(read.body.attempt).toMatchObject({ score: 1.5, percentage: 75 });
    expect(read.body.attempt).not.toHaveProperty('awaiting');
    const { detailedResults } = read.body.attempt as { detailedResults: object[] };
    expect(detailedResults[1]).toMatchObject({ points: 0.5, mark: { comment: 'Nearly.' } });
  });

  test('take no other points, no empty list and no long comment', async () => {
    const id = await handIn(await aStudent(), 'A wall');
    const wrong = [
      aMark([id], { points: 0.25 }),
      aMark([id], { points: 2 }),
      aMark([]),
      aMark(id),
      aMark([id], { comment: 'x'.repeat(301) }),
      aMark([id], { questionId: undefined }),
      aMark(Array.from({ length: 201 }, (_, at) => `id-${at}`)),
    ];
    for (const json of wrong) expect((await mark(json)).status).toBe(400);
    const asked = await ask(`${address()}?marked=yes`, { token: teacher.token });
    expect(asked.status).toBe(400);
  });

  test('are for the teacher of the quiz alone', async () => {
    const student = await aStudent();
    const id = await handIn(student, 'A wall');
    expect((await ask(address())).status).toBe(401);
    expect((await ask(address(), { json: aMark([id]) })).status).toBe(401);
    for (const other of [student, await aTeacher()]) {
      expect((await ask(address(), { token: other.token })).status).toBe(403);
      expect((await mark(aMark([id]), other)).status).toBe(403);
    }
  });

  test('are not there without the quiz, the attempt or the question', async () => {
    const id = await handIn(await aStudent(), 'A wall');
    const { token } = teacher;
    expect((await ask('/api/quizzes/nowhere/marking', { token })).status).toBe(404);
    const nowhere = await ask('/api/quizzes/nowhere/marking', { token, json: aMark([id]) });
    expect(nowhere.status).toBe(404);
    expect((await mark(aMark(['nowhere']))).status).toBe(404);
    expect((await mark(aMark([id], { questionId: 'q99' }))).status).toBe(404);
  });

  test('an accepted answer is right at once, and a question needs one', async () => {
    const id = await handIn(await aStudent(), '  a MEMBRANE!');
    const read = await ask(`/api/quiz-results/attempt/${id}`, { token: teacher.token });
    expect(read.body.attempt).toMatchObject({ score: 2, percentage: 100 });
    for (const accepted of [[], [' '], ['x'.repeat(61)]]) {
      const questions = [{ ...text, key: { accepted, matchCase: false } }];
      const { status } = await ask(`/api/quizzes/${quiz.id}`, {
        method: 'PATCH',
        token: teacher.token,
        json: { version: quiz.version, questions },
      });
      expect(status).toBe(400);
    }
  });

  test('a student is told no accepted answer before her result', async () => {
    const student = await aStudent();
    const { token } = student;
    const started = await ask(`/api/quizzes/${quiz.id}/attempts`, { method: 'POST', token });
    const quizzes = await ask(`/api/quizzes/${quiz.id}`, { token });
    expect(JSON.stringify([started.body, quizzes.body])).not.toMatch(/membrane|accepted/);
    const { id } = started.body.attempt as { id: string };
    const answers = [null, { words: 'Skin?' }];
    const saving = { method: 'PUT', token, json: { answers } };
    expect((await ask(`/api/attempts/${id}/answers`, saving)).status).toBe(200);
    const again = await ask(`/api/quizzes/${quiz.id}/attempts`, { method: 'POST', token });
    expect(again.body.attempt).toMatchObject({ answers });
  });
});
