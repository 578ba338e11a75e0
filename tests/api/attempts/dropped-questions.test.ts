import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { aQuizWithDrafts, waitingIds } from '../../support/quizzes/question-drafts.ts';
import {
  analysisOf,
  decide,
  report,
  reportedOnCard,
  take,
} from '../../support/quizzes/question-reports.ts';
import { afterEdit, byHand, edited, editedAt } from '../../support/quizzes/quiz-edits.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

type Attempt = {
  score: number;
  totalQuestions: number;
  percentage: number;
  note?: string;
  detailedResults: { questionId: string; isCorrect: boolean; isDropped?: boolean }[];
};

async function read({ token }: Person, id: string): Promise<Attempt> {
  return (await ask(`/api/quiz-results/attempt/${id}`, { token })).body.attempt as Attempt;
}

async function bestOf({ uid, token }: Person, quiz: AQuiz) {
  const { body } = await ask(`/api/student/${uid}/quizzes`, { token });
  const listed = body.quizzes as { id: string; best: unknown }[];
  return listed.find(({ id }) => id === quiz.id)?.best;
}

async function practised({ uid, token }: Person): Promise<string[]> {
  const { body } = await ask(`/api/student/${uid}/practice`, { token });
  return (body.questions as { questionId: string }[]).map(({ questionId }) => questionId);
}

const fifthOf = ({ questions }: AQuiz) => questions[4]?.id ?? '';

describe('a dropped question', () => {
  test('gives its point to everybody once, and is not asked any more', async () => {
    const [teacher, right, wrong] = [await aTeacher(), await aStudent(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const fifth = fifthOf(quiz);
    const [good, bad] = [await take(right, quiz, 5), await take(wrong, quiz, 3)];
    await report(wrong, bad, fifth, { reason: 'two-right' });
    expect(await practised(wrong)).toContain(fifth);

    const { status, body } = await decide(teacher, quiz, fifth, 'drop');
    expect(status).toBe(200);
    expect(body.quiz).toMatchObject({ numQuestions: 4, version: 2 });
    await expect.poll(async () => (await read(wrong, bad)).score, UNTIL_DONE).toBe(4);
    expect((await decide(teacher, quiz, fifth, 'drop')).status).toBe(200);

    const regraded = await read(wrong, bad);
    expect(regraded).toMatchObject({ totalQuestions: 5, percentage: 80 });
    expect(regraded.note).toMatch(
      /^A question of this quiz was dropped on .+ your score was updated/,
    );
    expect(regraded.detailedResults[4]).toMatchObject({ isCorrect: true, isDropped: true });
    await expect.poll(async () => (await read(right, good)).note, UNTIL_DONE).toBeTruthy();
    expect(await read(right, good)).toMatchObject({ score: 5, percentage: 100 });
    expect(await bestOf(wrong, quiz)).toMatchObject({ percentage: 80, attempts: 1 });
    expect(await practised(wrong)).not.toContain(fifth);
    expect((await report(wrong, bad, fifth)).status).toBe(409);
    expect(await reportedOnCard(teacher, quiz)).toBe(0);

    const started = await ask(`/api/quizzes/${quiz.id}/attempts`, {
      method: 'POST',
      token: wrong.token,
    });
    const { questions } = started.body.quiz as { questions: { id: string }[] };
    expect(questions.map(({ id }) => id)).toEqual(quiz.questions.slice(0, 4).map(({ id }) => id));
    expect(await analysisOf(teacher, quiz)).toMatchObject({ dropped: [{ id: fifth }] });
  });

  test('gives its point also to who sat at it meanwhile, or hands in the earlier version', async () => {
    const [teacher, sitting, late] = [await aTeacher(), await aStudent(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const begun = await ask(`/api/quizzes/${quiz.id}/attempts`, {
      method: 'POST',
      token: sitting.token,
    });
    const { id: attemptId } = begun.body.attempt as { id: string };
    await decide(teacher, quiz, fifthOf(quiz), 'drop');
    await submit(sitting, quiz, { attemptId, answers: answersFor(quiz, 2) });
    expect(await read(sitting, attemptId)).toMatchObject({ score: 3, totalQuestions: 5 });
    expect(await read(late, await take(late, quiz, 4))).toMatchObject({ score: 5 });
  });

  test('can be taken back, and then its point has to be earned', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const [attemptId, fifth] = [await take(student, quiz, 3), fifthOf(quiz)];
    const scoreIs = (score: number) =>
      expect.poll(async () => (await read(student, attemptId)).score, UNTIL_DONE).toBe(score);
    await decide(teacher, quiz, fifth, 'drop');
    await scoreIs(4);
    const { status, body } = await decide(teacher, quiz, fifth, 'restore');
    expect(status).toBe(200);
    const back = body.quiz as AQuiz;
    expect(back.questions[4]).toEqual(quiz.questions[4]);
    await scoreIs(3);
    expect(await practised(student)).toContain(fifth);
    expect((await analysisOf(teacher, quiz)).dropped).toEqual([]);
    expect((await decide(teacher, quiz, fifth, 'restore')).status).toBe(200);
  });

  test('that an edit takes back has to be earned as well', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const attemptId = await take(student, quiz, 3);
    const { body } = await decide(teacher, quiz, fifthOf(quiz), 'drop');
    const score = async () => (await read(student, attemptId)).score;
    await expect.poll(score, UNTIL_DONE).toBe(4);
    const questions = quiz.questions.map((question) => edited(question));
    await afterEdit(teacher, body.quiz as AQuiz, { questions });
    await expect.poll(score, UNTIL_DONE).toBe(3);
  });

  test('is not to be checked any more, and is again once it is back', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const dropped = await decide(teacher, quiz, fifthOf(quiz), 'drop');
    expect(dropped.body.quiz).toMatchObject({ notice: null, review: { toCheck: 1, drafts: 3 } });
    const back = await decide(teacher, quiz, fifthOf(quiz), 'restore');
    expect(back.body.quiz).toMatchObject({ review: { toCheck: 2, drafts: 3 } });
  });

  test('that was a draft does not wait as one again', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuizWithDrafts(teacher);
    const questions = [...editedAt(quiz, 0, {}), byHand({ id: 'd1' })];
    const taken = await afterEdit(teacher, quiz, { questions });
    const { body } = await decide(teacher, taken, 'd1', 'drop');
    expect(body.quiz).toMatchObject({ review: { drafts: 2 } });
    expect(await waitingIds(teacher, quiz)).toEqual(['d2', 'd3']);
    const back = await decide(teacher, quiz, 'd1', 'restore');
    expect(back.body.quiz).toMatchObject({ review: { drafts: 2 } });
  });

  test('is never the last one of its quiz', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const one = await afterEdit(teacher, quiz, { questions: [byHand()] });
    const { status, body } = await decide(teacher, one, one.questions[0]?.id ?? '', 'drop');
    expect(status).toBe(409);
    expect(body.error).toMatch(/^A quiz needs at least one question\./);
  });

  test.each(['drop', 'restore'] as const)("only the quiz's own teacher may %s it", async (what) => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const fifth = fifthOf(quiz);
    expect((await decide({ token: '' }, quiz, fifth, what)).status).toBe(401);
    expect((await decide(student, quiz, fifth, what)).status).toBe(403);
    expect((await decide(await aTeacher(), quiz, fifth, what)).status).toBe(403);
    expect((await decide(teacher, quiz, 'q99', what)).status).toBe(404);
    expect((await decide(teacher, { id: 'none' }, fifth, what)).status).toBe(404);
    expect((await decide(teacher, quiz, 'a.b', what)).status).toBe(400);
  });
});
