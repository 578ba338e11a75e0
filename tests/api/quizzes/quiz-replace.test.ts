import { beforeAll, describe, expect, test } from 'vitest';
import { ownerFolder } from '../../../functions/src/domain/owner-folder.ts';
import { aDocx, riverText } from '../../support/materials/documents.ts';
import { removeStoredFile, storeFile, storedFiles } from '../../support/materials/stored-files.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import {
  addDraft,
  aQuizWithDrafts,
  dismiss,
  waitingIds,
} from '../../support/quizzes/question-drafts.ts';
import { afterEdit, byHand, editedAt, replace } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';
import { expectPurged } from '../../support/school/deletions.ts';

const documentText = riverText.flatMap(({ paragraphs }) => paragraphs).join(' ');

/** A question is the same whatever its capitals and punctuation. */
function wordsOf({ question }: AQuiz['questions'][number]): string {
  return (question.toLowerCase().match(/\w+/g) ?? []).join(' ');
}

describe('POST /api/quizzes/:id/questions/:n/replace', () => {
  let teacher: Person;
  let quiz: AQuiz;
  /** The same quiz with another second question. */
  let after: AQuiz;

  beforeAll(async () => {
    teacher = await aTeacher();
    quiz = await aQuiz(teacher);
    const { status, body } = await replace(teacher, quiz, 2);
    expect(status, JSON.stringify(body)).toBe(200);
    after = body.quiz as AQuiz;
  });

  test('writes another question in its place, and the others stay', () => {
    expect(after).toMatchObject({ version: 2, numQuestions: 5, status: 'ready' });
    const [, written] = after.questions;
    expect(after.questions).toEqual(quiz.questions.with(1, written ?? (byHand() as never)));
    expect(quiz.questions.map(({ question }) => question)).not.toContain(written?.question);
    expect(documentText).toContain(written?.source.quote);
    expect(new Set(after.questions.map(({ id }) => id)).size).toBe(5);
  });

  test('who loaded the quiz before is graded by what he saw', async () => {
    const student = await aStudent();
    const { body } = await submit(student, quiz, { quizVersion: quiz.version });
    const path = `/api/quiz-results/attempt/${body.attemptId as string}`;
    const { attempt } = (await ask(path, { token: student.token })).body;
    expect(attempt).toMatchObject({
      detailedResults: quiz.questions.map(({ question }) => ({ question })),
    });
  });

  test('never asks what a draft asks, also one that the teacher has dismissed', async () => {
    // Another quiz of the same document: without the draft it would get the same question.
    const same = await aQuiz(teacher);
    const [, written] = after.questions;
    await addDraft(teacher, same, {
      question: written?.question ?? '',
      answer: written?.options[written.correctAnswer] ?? '',
      source: written?.source ?? { page: null, section: null, quote: '' },
    });
    await dismiss(teacher.token, same, 'd1');
    const { status, body } = await replace(teacher, same, 2);
    expect(status).toBe(200);
    const [, other] = (body.quiz as AQuiz).questions;
    expect(other?.source.quote).not.toBe(written?.source.quote);
    expect(other?.question).not.toBe(written?.question);
  });

  test('the replaced question can be taken back, with its source', async () => {
    const taken = await afterEdit(teacher, after, { questions: editedAt(quiz, 0, {}) });
    expect(taken.questions).toEqual(quiz.questions);
  });

  test('twice in the same place gives two questions that were not there before', async () => {
    const teacher = await aTeacher();
    let quiz = await aQuiz(teacher, { publish: 'false' });
    const [before, written] = [quiz.questions.map(wordsOf), [] as string[]];
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await replace(teacher, quiz, 1);
      expect(status, JSON.stringify(body)).toBe(200);
      quiz = body.quiz as AQuiz;
      written.push(...quiz.questions.slice(0, 1).map(wordsOf));
    }
    expect(new Set([...before, ...written]).size).toBe(5 + 2);
    expect(quiz.questions.slice(1).map(wordsOf)).toEqual(before.slice(1));
    expect(quiz).toMatchObject({ status: 'draft', version: 3 });
  });

  test('a question that was a draft is gone once it is replaced', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const questions = [...editedAt(quiz, 0, {}), byHand({ id: 'd1' })];
    const taken = await afterEdit(teacher, quiz, { questions });
    const { status, body } = await replace(teacher, taken, 6);
    expect(status).toBe(200);
    expect(await waitingIds(teacher, quiz)).toEqual(['d2', 'd3']);
    expect(body.quiz).toMatchObject({ review: { drafts: 2 } });
  });

  test('an edit in the meantime wins', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    await afterEdit(teacher, quiz, { title: 'Rivers and lakes' });
    expect((await replace(teacher, quiz, 1)).status).toBe(409);
  });

  test('two at once never mix', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const answers = await Promise.all([replace(teacher, quiz, 1), replace(teacher, quiz, 2)]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect([
      [200, 409],
      [409, 409],
    ]).toContainEqual(statuses);
    const { body } = await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token });
    expect((body.quiz as AQuiz).version).toBeLessThanOrEqual(2);
  });

  test('a document without anything further to ask says so', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const [kept = ''] = await storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`);
    const paragraphs = ['Rivers run on and on to the sea and on. '.repeat(6)];
    await storeFile(kept, Buffer.from(await aDocx([{ heading: 'Afterword', paragraphs }])));
    const { status, body } = await replace(teacher, quiz, 1);
    expect(status).toBe(422);
    expect(body.error).toMatch(
      /^The document gives no further good question\. .* write one yourself\.$/,
    );
  });

  test('the document is kept with the quiz, and missed when it is gone', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const [kept] = await storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`);
    expect(kept).toBeDefined();
    await removeStoredFile(kept ?? '');
    const { status, body } = await replace(teacher, quiz, 1);
    expect(status).toBe(422);
    expect(body.error).toBe('No document of this quiz is kept. You can write a question yourself.');
  });

  test('the document goes with the quiz', async () => {
    const teacher = await aTeacher();
    const { id } = await aQuiz(teacher);
    await ask(`/api/quizzes/${id}`, { method: 'DELETE', token: teacher.token });
    await expectPurged(() => storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`)).toEqual(
      [],
    );
  });

  test('is for its own teacher, and for a question that is there', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    expect((await replace(await aStudent(), quiz, 1)).status).toBe(403);
    expect((await replace(await aTeacher(), quiz, 1)).status).toBe(403);
    expect((await replace(teacher, { ...quiz, id: 'none' }, 1)).status).toBe(404);
    expect((await replace(teacher, quiz, 6)).status).toBe(404);
    expect((await replace(teacher, quiz, 0)).status).toBe(400);
    expect((await replace(teacher, quiz, 'first')).status).toBe(400);
    expect((await replace(teacher, quiz, 1, 'new')).status).toBe(400);
    const path = `/api/quizzes/${quiz.id}/questions/1/replace`;
    expect((await ask(path, { json: { version: 1 } })).status).toBe(401);
  });
});
