import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { Review } from '@study-assistant/contract/quizzes/quizzes';
import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import {
  aQuizWithDrafts,
  confirm,
  dismiss,
  readDrafts,
  waitingIds,
} from '../../support/quizzes/question-drafts.ts';
import { afterEdit, byHand, edit, edited, editedAt } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, type AQuiz, type WrittenQuestion } from '../../support/quizzes/quizzes.ts';
import { expectPurged } from '../../support/school/deletions.ts';

type Marked = Omit<AQuiz, 'questions'> & {
  review: Review;
  questions: (WrittenQuestion & { confidence?: string })[];
};

async function readQuiz({ token }: Person, { id }: AQuiz): Promise<Marked> {
  return (await ask(`/api/quizzes/${id}`, { token })).body.quiz as Marked;
}

/** A complete draft as the editor sends it. */
function completed({ id, question, answer, wrongAnswers, explanation, topic }: Draft) {
  const options = [answer, ...wrongAnswers, 'The bank'];
  return { id, question, options, correctAnswer: 0, explanation, topic };
}

async function firstDraft({ token }: Person, quiz: AQuiz): Promise<Draft> {
  const [draft] = (await readDrafts(token, quiz)).body.drafts as Draft[];
  if (!draft) throw new Error('no draft waits');
  return draft;
}

/** Expects a refusal for students, colleagues and strangers, and for an unknown quiz. */
async function expectOwnersOnly(
  quiz: AQuiz,
  call: (token: string | undefined, quiz: Pick<AQuiz, 'id'>) => Promise<{ status: number }>,
  owner: Person,
): Promise<void> {
  const [student, colleague] = [await aStudent(), await aTeacher()];
  expect((await call(undefined, quiz)).status).toBe(401);
  expect((await call(student.token, quiz)).status).toBe(403);
  expect((await call(colleague.token, quiz)).status).toBe(403);
  expect((await call(owner.token, { id: 'none' })).status).toBe(404);
  expect((await call(owner.token, { id: '__x__' })).status).toBe(400);
}

describe('GET /api/quizzes/:id/drafts', () => {
  test('lists what waits, for its own teacher', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const { status, body } = await readDrafts(teacher.token, quiz);
    expect(status).toBe(200);
    expect(body.drafts).toMatchObject([
      {
        id: 'd1',
        weakSpot: 'wrong-answers',
        suggestions: { wrongAnswers: ['The bank', 'The bed'] },
      },
      { id: 'd2', weakSpot: 'stem' },
      { id: 'd3' },
    ]);
    await expectOwnersOnly(quiz, readDrafts, teacher);
  });

  test('is empty where a quiz has none', async () => {
    const teacher = await aTeacher();
    expect(await waitingIds(teacher, await aQuiz(teacher))).toEqual([]);
  });
});

describe('a draft in an edit', () => {
  test('becomes a question that keeps its source, and waits no more', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const draft = await firstDraft(teacher, quiz);
    const questions = [...editedAt(quiz, 0, {}), completed(draft)];
    const after = (await afterEdit(teacher, quiz, { questions })) as Marked;
    const { id, question, source, topic, explanation } = draft;
    expect(after.questions.at(-1)).toMatchObject({ id, question, source, topic, explanation });
    expect(after.questions.at(-1)).not.toHaveProperty('confidence');
    expect(after.review).toEqual({ toCheck: 2, drafts: 2 });
    expect(await waitingIds(teacher, quiz)).toEqual(['d2', 'd3']);
  });

  test('does not come back once its question is gone', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const draft = await firstDraft(teacher, quiz);
    const kept = editedAt(quiz, 0, {});
    const taken = await afterEdit(teacher, quiz, { questions: [...kept, completed(draft)] });
    const without = (await afterEdit(teacher, taken, { questions: kept })) as Marked;
    expect(without.review.drafts).toBe(2);
    expect(await waitingIds(teacher, quiz)).toEqual(['d2', 'd3']);
  });

  test('is for the quiz that it was written for', async () => {
    const teacher = await aTeacher();
    const other = await aQuiz(teacher);
    const answer = await edit(teacher, other, { questions: [byHand({ id: 'd1' })] });
    expect(answer.status).toBe(400);
  });
});

describe('PUT /api/quizzes/:id/drafts/:draftId/dismissed', () => {
  test('takes a draft from the list, and brings it back', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    expect((await dismiss(teacher.token, quiz, 'd2')).body).toMatchObject({ waiting: 2 });
    expect(await waitingIds(teacher, quiz)).toEqual(['d1', 'd3']);
    expect(await readQuiz(teacher, quiz)).toMatchObject({ version: 1, review: { drafts: 2 } });
    expect((await dismiss(teacher.token, quiz, 'd2', false)).body).toMatchObject({ waiting: 3 });
    expect(await waitingIds(teacher, quiz)).toEqual(['d1', 'd2', 'd3']);
  });

  test('two at once are both dismissed', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    await Promise.all(['d1', 'd3'].map((id) => dismiss(teacher.token, quiz, id)));
    expect(await waitingIds(teacher, quiz)).toEqual(['d2']);
    expect((await readQuiz(teacher, quiz)).review.drafts).toBe(1);
  });

  test('is for the own teacher of a draft that is there', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    await expectOwnersOnly(quiz, (token, one) => dismiss(token, one, 'd1'), teacher);
    expect((await dismiss(teacher.token, quiz, 'd9')).status).toBe(404);
    expect((await dismiss(teacher.token, quiz, 'd1', 'yes')).status).toBe(400);
  });
});

describe('POST /api/quizzes/:id/questions/:questionId/confirm', () => {
  test('takes the mark from a question and makes no new version', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const id = quiz.questions[3]?.id ?? '';
    const { status, body } = await confirm(teacher.token, quiz, id);
    expect(status).toBe(200);
    const after = body.quiz as Marked;
    expect(after).toMatchObject({ version: 1, review: { toCheck: 1, drafts: 3 } });
    const marks = after.questions.map(({ confidence }) => confidence);
    expect(marks).toEqual(['sure', 'sure', 'sure', undefined, 'check']);
    expect(await readQuiz(teacher, quiz)).toEqual(after);
  });

  test('one right after the other, both stay confirmed', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const ids = quiz.questions.slice(3).map(({ id }) => id);
    await Promise.all(ids.map((id) => confirm(teacher.token, quiz, id)));
    expect((await readQuiz(teacher, quiz)).review.toCheck).toBe(0);
  });

  test('a change of the question does the same', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const questions = editedAt(quiz, 3, { topic: 'Rivers and seas' });
    const after = (await afterEdit(teacher, quiz, { questions })) as Marked;
    expect(after.questions[3]).not.toHaveProperty('confidence');
    expect(after.questions[4]).toMatchObject({ confidence: 'check' });
    expect(after.review.toCheck).toBe(1);
  });

  test('is for the own teacher of a question that is there', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    await expectOwnersOnly(quiz, (token, one) => confirm(token, one, 'q4'), teacher);
    expect((await confirm(teacher.token, quiz, 'q99')).status).toBe(404);
  });
});

test('the list of quizzes tells what waits', async () => {
  const teacher = await aTeacher();
  const quiz = await aQuizWithDrafts(teacher);
  const { body } = await ask('/api/quizzes', { token: teacher.token });
  expect(body.quizzes).toMatchObject([{ id: quiz.id, review: { toCheck: 2, drafts: 3 } }]);
});

test('drafts go with their quiz', async () => {
  const teacher = await aTeacher();
  const quiz = await aQuizWithDrafts(teacher);
  const path = `quizzes/${quiz.id}/private/drafts`;
  const isThere = () => withSchool(async (school) => (await school.doc(path).get()).exists);
  expect(await isThere()).toBe(true);
  await ask(`/api/quizzes/${quiz.id}`, { method: 'DELETE', token: teacher.token });
  await expectPurged(isThere).toBe(false);
});

test('a question that was taken from a draft can be edited like any other', async () => {
  const teacher = await aTeacher();
  const quiz = await aQuizWithDrafts(teacher);
  const draft = await firstDraft(teacher, quiz);
  const taken = await afterEdit(teacher, quiz, { questions: [completed(draft)] });
  const [question] = taken.questions;
  if (!question) throw new Error('the draft was not taken');
  const questions = [edited(question, { question: 'Where does a river end?' })];
  const after = await afterEdit(teacher, taken, { questions });
  expect(after.questions).toMatchObject([{ id: draft.id, source: draft.source }]);
});
