import { beforeAll, describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { EVERY_QUESTION } from '../../support/quizzes/every-kind.ts';
import { aQuiz, type AQuiz } from '../../support/quizzes/quizzes.ts';
import { give, inMinutes, type AnAssignment } from '../../support/school/assigned-class.ts';
import { aClass } from '../../support/school/classes.ts';

type Listed = {
  id: string;
  title: string;
  status: string;
  tags: string[];
  isShared: boolean;
  given: { className: string; dueAt: string | null; closesAt: string | null }[];
};

let rosa: Person;
let ben: Person;
let student: Person;

beforeAll(async () => {
  [rosa, ben, student] = await Promise.all([aTeacher(), aTeacher(), aStudent()]);
});

function file({ token }: Person, id: string, json: object) {
  return ask(`/api/quizzes/${id}/filing`, { method: 'PATCH', token, json });
}

function copy({ token }: Person, id: string) {
  return ask(`/api/quizzes/${id}/copies`, { method: 'POST', token });
}

async function ownQuiz({ token }: Person, id: string): Promise<Listed | undefined> {
  const { body } = await ask('/api/quizzes', { token });
  return (body.quizzes as Listed[]).find((quiz) => quiz.id === id);
}

async function sharedIds({ token }: Person): Promise<string[]> {
  const { body } = await ask('/api/shared-quizzes', { token });
  return (body.quizzes as Listed[]).map(({ id }) => id);
}

async function aSharedDraft(): Promise<AQuiz> {
  const quiz = await aQuiz(rosa, { publish: 'false' });
  await file(rosa, quiz.id, { isShared: true });
  return quiz;
}

function begin({ token }: Person, json: object) {
  return ask('/api/quizzes', { method: 'POST', token, json });
}

describe('POST /api/quizzes', () => {
  test('a teacher begins a quiz without a document, writes it, and gives it to the shelf', async () => {
    const { status, body } = await begin(rosa, { title: ' Rivers ', targetGrade: 'Grade 7' });
    expect(status).toBe(201);
    const { id } = body.quiz as Listed;
    expect(body.quiz).toMatchObject({
      ...{ title: 'Rivers', status: 'draft', targetGrade: 'Grade 7', toughness: 'Medium' },
      ...{ numQuestions: 0, writer: 'teacher', subject: null, tags: [], isShared: false },
    });
    expect(await ownQuiz(rosa, id)).toMatchObject({ title: 'Rivers', status: 'draft' });
    const { token } = rosa;
    const publish = () => ask(`/api/quizzes/${id}/publish`, { method: 'POST', token, json: {} });
    expect(await publish()).toMatchObject({
      ...{ status: 409, body: { error: 'This quiz has no questions yet.' } },
    });
    const json = { version: 1, questions: EVERY_QUESTION };
    const edited = await ask(`/api/quizzes/${id}`, { method: 'PATCH', token, json });
    const numQuestions = EVERY_QUESTION.length;
    expect(edited.body.quiz).toMatchObject({ numQuestions, version: 2, writer: 'teacher' });
    expect((await publish()).status).toBe(200);
    const seen = await ask(`/api/quizzes/${id}`, { token: student.token });
    expect(seen.body.quiz).toMatchObject({ title: 'Rivers', numQuestions });
    expect((await ask(`/api/quizzes/${id}`, { method: 'DELETE', token })).status).toBe(200);
  });

  test('a teacher begins a quiz with the questions of a file, which nobody has to check', async () => {
    const sent = { title: 'Rivers', questions: EVERY_QUESTION };
    const { status, body } = await begin(rosa, sent);
    expect(status).toBe(201);
    const numQuestions = EVERY_QUESTION.length;
    expect(body.quiz).toMatchObject({ status: 'draft', numQuestions, review: { toCheck: 0 } });
    const { id } = body.quiz as Listed;
    const { token } = rosa;
    const read = await ask(`/api/quizzes/${id}`, { token });
    expect(read.body.quiz).toMatchObject({ version: 1, numQuestions });
    const { questions } = read.body.quiz as { questions: { question: string }[] };
    expect(questions.map(({ question }) => question)).toEqual(
      EVERY_QUESTION.map(({ question }) => question),
    );
    const published = await ask(`/api/quizzes/${id}/publish`, { method: 'POST', token, json: {} });
    expect(published.status).toBe(200);
    expect((await ask(`/api/quizzes/${id}`, { method: 'DELETE', token })).status).toBe(200);
  });

  test('a quiz with one question that is not whole is not begun at all', async () => {
    const title = 'Not begun';
    const cases = [
      [[], 'A quiz needs at least one question.'],
      [[EVERY_QUESTION[0], { kind: 'choice', question: 'Why?' }], undefined],
      [[{ ...EVERY_QUESTION[0], id: 'of-another' }], 'A question is not part of this quiz.'],
    ] as const;
    for (const [questions, error] of cases) {
      const { status, body } = await begin(rosa, { title, questions });
      expect(status).toBe(400);
      if (error !== undefined) expect(body.error).toBe(error);
    }
    const { body } = await ask('/api/quizzes', { token: rosa.token });
    expect((body.quizzes as Listed[]).map((quiz) => quiz.title)).not.toContain(title);
  });

  test('there is nothing to replace its questions from', async () => {
    const { id } = (await begin(rosa, { title: 'Rivers' })).body.quiz as Listed;
    const json = { version: 1, questions: EVERY_QUESTION };
    const { token } = rosa;
    await ask(`/api/quizzes/${id}`, { method: 'PATCH', token, json });
    const path = `/api/quizzes/${id}/questions/1/replace`;
    const { status, body } = await ask(path, { method: 'POST', token, json: { version: 2 } });
    expect([status, body.error]).toEqual([
      422,
      'No document of this quiz is kept. You can write a question yourself.',
    ]);
  });

  test.each([
    [{}, 'Please give the quiz a title.'],
    [{ title: ' ' }, 'Please give the quiz a title.'],
    [{ title: 'Rivers', targetGrade: 'Grade 5' }, 'Please choose Grade 6 to Grade 12.'],
    [{ title: 'Rivers', toughness: 'Deadly' }, 'Please choose Easy, Medium or Hard.'],
  ])('%j is refused', async (json, error) => {
    const { status, body } = await begin(rosa, json);
    expect([status, body.error]).toEqual([400, error]);
  });

  test('a student begins none, nor somebody without a sign-in', async () => {
    expect((await begin(student, { title: 'Rivers' })).status).toBe(403);
    const answer = await ask('/api/quizzes', { method: 'POST', json: { title: 'Rivers' } });
    expect(answer.status).toBe(401);
  });
});

describe('PATCH /api/quizzes/:id/filing', () => {
  test('a teacher tags her quiz, and finds the tags in her list alone', async () => {
    const quiz = await aQuiz(rosa);
    const { status, body } = await file(rosa, quiz.id, { tags: ['exam', ' rivers ', 'exam'] });
    expect(status).toBe(200);
    expect(body.quiz).toMatchObject({ id: quiz.id, tags: ['exam', 'rivers'], isShared: false });
    expect(await ownQuiz(rosa, quiz.id)).toMatchObject({ tags: ['exam', 'rivers'] });
    for (const { token } of [ben, student]) {
      const seen = (await ask(`/api/quizzes/${quiz.id}`, { token })).body.quiz;
      expect(seen).not.toHaveProperty('tags');
      expect(seen).not.toHaveProperty('filing');
    }
  });

  test.each([
    [{}, 'There is nothing to change.'],
    [{ tags: ['x'.repeat(31)] }, 'Please give at most 8 tags of at most 30 characters.'],
    [{ tags: [' '] }, 'Please give at most 8 tags of at most 30 characters.'],
    [{ isShared: 'yes' }, 'Please say true or false for isShared.'],
  ])('%j is refused', async (json, error) => {
    const quiz = await aQuiz(rosa);
    const { status, body } = await file(rosa, quiz.id, json);
    expect([status, body.error]).toEqual([400, error]);
  });

  test('nobody else changes it, and an unknown quiz is not there', async () => {
    const quiz = await aSharedDraft();
    expect((await file(ben, quiz.id, { tags: ['mine'] })).status).toBe(404);
    expect((await file(student, quiz.id, { tags: ['mine'] })).status).toBe(403);
    expect((await file(rosa, 'nothing', { tags: ['mine'] })).status).toBe(404);
  });
});

describe('a quiz that is shared with colleagues', () => {
  test('is on their list and is read with its key, without what waits for its teacher', async () => {
    const quiz = await aSharedDraft();
    expect(await sharedIds(ben)).toContain(quiz.id);
    const { body } = await ask(`/api/quizzes/${quiz.id}`, { token: ben.token });
    const seen = body.quiz as AQuiz;
    expect(seen.questions.map(({ correctAnswer }) => correctAnswer)).toEqual(
      quiz.questions.map(({ correctAnswer }) => correctAnswer),
    );
    expect(seen).not.toHaveProperty('review');
    expect(seen.questions.every((question) => !('confidence' in question))).toBe(true);
  });

  test('is there for no student, on no list and by no address', async () => {
    const quiz = await aSharedDraft();
    const { token, uid } = student;
    expect((await ask('/api/shared-quizzes', { token })).status).toBe(403);
    expect((await ask(`/api/quizzes/${quiz.id}`, { token })).status).toBe(404);
    expect((await copy(student, quiz.id)).status).toBe(403);
    const { body } = await ask(`/api/student/${uid}/quizzes`, { token });
    expect((body.quizzes as Listed[]).map(({ id }) => id)).not.toContain(quiz.id);
  });

  test('on the shelf shows its key to colleagues and to no student', async () => {
    const quiz = await aQuiz(rosa);
    const keyFor = async ({ token }: Person) => {
      const { body } = await ask(`/api/quizzes/${quiz.id}`, { token });
      return (body.quiz as AQuiz).questions.map(({ correctAnswer }) => correctAnswer);
    };
    expect(await keyFor(ben)).toEqual(quiz.questions.map(() => undefined));
    await file(rosa, quiz.id, { isShared: true });
    expect(await keyFor(ben)).toEqual(quiz.questions.map(({ correctAnswer }) => correctAnswer));
    expect(await keyFor(student)).toEqual(quiz.questions.map(() => undefined));
  });

  test('is edited, deleted and published by its own teacher alone', async () => {
    const { id } = await aSharedDraft();
    const { token } = ben;
    const json = { version: 1, title: 'Mine' };
    expect((await ask(`/api/quizzes/${id}`, { method: 'PATCH', token, json })).status).toBe(404);
    expect((await ask(`/api/quizzes/${id}`, { method: 'DELETE', token })).status).toBe(404);
    expect((await ask(`/api/quizzes/${id}/publish`, { token, json: {} })).status).toBe(404);
    expect((await ask(`/api/quizzes/${id}/drafts`, { token })).status).toBe(404);
  });

  test('is gone from colleagues when it is shared no more', async () => {
    const quiz = await aSharedDraft();
    await file(rosa, quiz.id, { isShared: false });
    expect(await sharedIds(ben)).not.toContain(quiz.id);
    expect((await ask(`/api/quizzes/${quiz.id}`, { token: ben.token })).status).toBe(404);
    expect((await copy(ben, quiz.id)).status).toBe(404);
  });
});

describe('POST /api/quizzes/:id/copies', () => {
  test('a colleague gets a draft of her own, and edits it', async () => {
    const quiz = await aSharedDraft();
    const { status, body } = await copy(ben, quiz.id);
    expect(status).toBe(201);
    const made = body.quiz as Listed;
    expect(made).toMatchObject({ title: `${quiz.title} (copy)`, status: 'draft', isShared: false });
    expect(await ownQuiz(ben, made.id)).toMatchObject({ teacherId: ben.uid, given: [] });
    const json = { version: 1, title: 'Ben’s rivers' };
    const { token } = ben;
    const edited = await ask(`/api/quizzes/${made.id}`, { method: 'PATCH', token, json });
    expect((edited.body.quiz as AQuiz).questions.map(({ question }) => question)).toEqual(
      quiz.questions.map(({ question }) => question),
    );
    expect((await ownQuiz(rosa, quiz.id))?.title).toBe(quiz.title);
  });

  test('a teacher duplicates her own quiz with its tags', async () => {
    const quiz = await aQuiz(rosa);
    await file(rosa, quiz.id, { tags: ['exam'], isShared: true });
    const { body } = await copy(rosa, quiz.id);
    expect(body.quiz).toMatchObject({ tags: ['exam'], isShared: false, status: 'draft' });
  });

  test('a quiz of the shelf that is not shared is not duplicated by others', async () => {
    const quiz = await aQuiz(rosa);
    const { status, body } = await copy(ben, quiz.id);
    expect(status).toBe(403);
    expect(body.error).toBe('Its teacher does not share this quiz, so only she can duplicate it.');
    expect((await copy(rosa, 'nothing')).status).toBe(404);
  });

  test('nobody without a token lists, files or duplicates', async () => {
    const { id } = await aSharedDraft();
    expect((await ask('/api/shared-quizzes')).status).toBe(401);
    const filed = await ask(`/api/quizzes/${id}/filing`, { method: 'PATCH', json: { tags: [] } });
    expect(filed.status).toBe(401);
    expect((await ask(`/api/quizzes/${id}/copies`, { method: 'POST' })).status).toBe(401);
  });
});

describe('to whom a quiz is given', () => {
  test('the list says it from the giving on, with the name that the class has', async () => {
    const quiz = await aQuiz(rosa);
    const { id: classId } = await aClass(rosa, { name: '7A' });
    const dueAt = inMinutes(30);
    const { body } = await give(rosa, quiz, [{ id: classId }], { dueAt });
    const [given] = body.assignments as AnAssignment[];
    expect((await ownQuiz(rosa, quiz.id))?.given).toMatchObject([{ className: '7A', dueAt }]);

    const { token } = rosa;
    await ask(`/api/classes/${classId}`, { method: 'PATCH', token, json: { name: '7B' } });
    expect((await ownQuiz(rosa, quiz.id))?.given).toMatchObject([{ className: '7B' }]);

    await ask(`/api/assignments/${given?.id}/close`, { method: 'POST', token });
    const [closed] = (await ownQuiz(rosa, quiz.id))?.given ?? [];
    expect(Date.parse(closed?.closesAt ?? '')).toBeLessThanOrEqual(Date.now() + 1);

    await ask(`/api/assignments/${given?.id}`, { method: 'DELETE', token });
    expect((await ownQuiz(rosa, quiz.id))?.given).toEqual([]);
  });
});
