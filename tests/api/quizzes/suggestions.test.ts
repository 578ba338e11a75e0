import { describe, expect, test } from 'vitest';
import { ownerFolder } from '../../../functions/src/domain/owner-folder.ts';
import { removeStoredFile, storedFiles } from '../../support/materials/stored-files.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { suggest } from '../../support/quizzes/question-drafts.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';

describe('POST /api/quizzes/:id/suggestions', () => {
  test('finds wrong answers in the document, and leaves nothing behind', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { status, body } = await suggest(teacher.token, quiz);
    expect(status, JSON.stringify(body)).toBe(200);
    const found = body.wrongAnswers as string[];
    expect(found.length).toBeGreaterThan(2);
    expect(found).not.toContain('Mouth');
    const [first = ''] = found;
    const others = await suggest(teacher.token, quiz, { options: [first, '', ''] });
    expect(others.body.wrongAnswers).not.toContain(first);
    const job = await withSchool((school) => school.doc(`jobs/${quiz.id}`).get());
    expect(job.get('suggestions')).toEqual({});
  });

  test('three at once are answered', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const asked = Array.from({ length: 3 }, () => suggest(teacher.token, quiz));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
  });

  test('says when too many are on their way', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const waiting = {
      ...{ question: 'Where?', answer: 'Mouth', options: [], wrongAnswers: null, failure: null },
      askedAt: new Date().toISOString(),
    };
    const suggestions = { one: waiting, two: waiting, three: waiting };
    await withSchool((school) => school.doc(`jobs/${quiz.id}`).update({ suggestions }));
    const { status, body } = await suggest(teacher.token, quiz);
    expect(status).toBe(429);
    expect(body.error).toBe(
      'Suggestions for other questions of this quiz are on their way. Please wait for them first.',
    );
  });

  test('nobody waits any more for what was asked a minute ago', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const left = {
      ...{ question: 'Where?', answer: 'Mouth', options: [], wrongAnswers: null, failure: null },
      askedAt: new Date(Date.now() - 60_000).toISOString(),
    };
    const suggestions = { one: left, two: left, three: left };
    await withSchool((school) => school.doc(`jobs/${quiz.id}`).update({ suggestions }));
    expect((await suggest(teacher.token, quiz)).status).toBe(200);
  });

  test('says when the document is gone', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const [kept = ''] = await storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`);
    await removeStoredFile(kept);
    const { status, body } = await suggest(teacher.token, quiz);
    expect(status).toBe(422);
    expect(body.error).toBe(
      'The document of this quiz is no longer kept, so nothing can be suggested from it.',
    );
  });

  test('is for its own teacher, and for a question with its right answer', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    expect((await suggest(undefined, quiz)).status).toBe(401);
    expect((await suggest((await aStudent()).token, quiz)).status).toBe(403);
    expect((await suggest((await aTeacher()).token, quiz)).status).toBe(403);
    expect((await suggest(teacher.token, { id: 'none' })).status).toBe(404);
    const empty = await suggest(teacher.token, quiz, { answer: ' ' });
    expect(empty.status).toBe(400);
    expect(empty.body.error).toBe('Please fill in the question and its right answer first.');
    expect((await suggest(teacher.token, quiz, { options: 'none' })).status).toBe(400);
  });
});
