import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { afterEdit, byHand, publish } from '../../support/quizzes/quiz-edits.ts';
import {
  anOrderedQuiz,
  aQuiz,
  generate,
  submit,
  type AQuiz,
} from '../../support/quizzes/quizzes.ts';

async function readBy({ token }: Person, { id }: AQuiz) {
  return ask(`/api/quizzes/${id}`, { token });
}

async function listedFor(student: Person): Promise<string[]> {
  const { body } = await ask(`/api/student/${student.uid}/quizzes`, { token: student.token });
  return (body.quizzes as AQuiz[]).map(({ id }) => id);
}

describe('a quiz ordered as a draft', () => {
  test('is for its own teacher alone', async () => {
    const [teacher, colleague, student] = [await aTeacher(), await aTeacher(), await aStudent()];
    const draft = await anOrderedQuiz(teacher, { publish: 'false' });
    expect(draft).toMatchObject({ status: 'draft', version: 1 });
    expect(draft.questions).toHaveLength(5);
    const { token } = teacher;
    const { body: progress } = await ask(`/api/quizzes/${draft.id}/progress`, { token });
    expect(progress).toMatchObject({ status: 'ready', progress: 1 });

    expect((await readBy(teacher, draft)).body.quiz).toEqual(draft);
    for (const other of [colleague, student]) {
      const { status, body } = await readBy(other, draft);
      expect(status).toBe(404);
      expect(body.error).toBe('Quiz not found.');
    }
    const { body } = await ask('/api/quizzes', { token: teacher.token });
    expect(body.quizzes).toMatchObject([{ id: draft.id, status: 'draft' }]);
    expect(await listedFor(student)).not.toContain(draft.id);
    expect((await submit(student, draft)).status).toBe(404);
    const removed = await ask(`/api/quizzes/${draft.id}`, {
      method: 'DELETE',
      token: colleague.token,
    });
    expect(removed.status).toBe(404);
  });

  test('is ordered with a plain yes or no', async () => {
    const { status } = await generate(await aTeacher(), { publish: 'perhaps' });
    expect(status).toBe(400);
  });
});

describe('POST /api/quizzes/:id/publish', () => {
  test('opens a draft to students, once and for all', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const draft = await aQuiz(teacher, { publish: 'false' });
    const twice = await Promise.all([publish(teacher, draft), publish(teacher, draft)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await publish(teacher, draft);
    expect(body.quiz).toEqual({ ...draft, status: 'ready' });
    expect((await readBy(student, draft)).status).toBe(200);
    expect(await listedFor(student)).toContain(draft.id);
    expect((await submit(student, draft)).status).toBe(201);
  });

  test('opens the draft as it was edited', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const draft = await aQuiz(teacher, { publish: 'false' });
    const edited = await afterEdit(teacher, draft, {
      title: 'Rivers and lakes',
      questions: [byHand()],
    });
    await publish(teacher, edited);
    const { body } = await readBy(student, edited);
    expect(body.quiz).toMatchObject({ title: 'Rivers and lakes', numQuestions: 1, version: 2 });
    expect((await submit(student, edited)).status).toBe(201);
  });

  test('is for its own teacher alone', async () => {
    const teacher = await aTeacher();
    const [draft, open] = [await aQuiz(teacher, { publish: 'false' }), await aQuiz(teacher)];
    const colleague = await aTeacher();
    expect((await publish(colleague, draft)).status).toBe(404);
    expect((await publish(colleague, open)).status).toBe(403);
    expect((await publish(await aStudent(), draft)).status).toBe(403);
    expect((await publish(teacher, { id: 'none' })).status).toBe(404);
    expect((await publish(teacher, { id: 'a.b' })).status).toBe(400);
    const path = `/api/quizzes/${draft.id}/publish`;
    expect((await ask(path, { method: 'POST' })).status).toBe(401);
  });
});
