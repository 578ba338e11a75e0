import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Review } from '@study-assistant/contract/quizzes/quizzes';
import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { addSpares, aSpare, readDrafts, TELLTALE } from '../../support/quizzes/question-drafts.ts';
import { afterEdit, edit } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, type AQuiz } from '../../support/quizzes/quizzes.ts';
import { expectPurged } from '../../support/school/deletions.ts';

type Filled = Omit<AQuiz, 'questions'> & {
  numQuestions: number;
  notice: string | null;
  review: Review;
  questions: PlacedQuestion[];
};

/** A quiz of five questions, for which eight were asked and four are to spare. */
async function aShortQuiz(): Promise<{ teacher: Person; quiz: AQuiz }> {
  const teacher = await aTeacher();
  const quiz = await aQuiz(teacher);
  await addSpares(teacher, quiz, ['s1', 's2', 's3', 's4'].map(aSpare), quiz.questions.length + 3);
  return { teacher, quiz };
}

async function sparesOf({ token }: Person, quiz: Pick<AQuiz, 'id'>): Promise<PlacedQuestion[]> {
  const { status, body } = await readDrafts(token, quiz);
  expect(status).toBe(200);
  return body.spares as PlacedQuestion[];
}

async function idsOf(teacher: Person, quiz: Pick<AQuiz, 'id'>): Promise<string[]> {
  return (await sparesOf(teacher, quiz)).map(({ id }) => id);
}

/** Adds the first of them, as the preview does. */
async function fillUp(teacher: Person, quiz: AQuiz, count: number): Promise<Filled> {
  const spares = (await sparesOf(teacher, quiz)).slice(0, count);
  const filled = await afterEdit(teacher, quiz, { questions: [...quiz.questions, ...spares] });
  return filled as unknown as Filled;
}

describe('questions to spare', () => {
  test('are told to the quiz’s own teacher alone, with their key', async () => {
    const { teacher, quiz } = await aShortQuiz();
    expect(await sparesOf(teacher, quiz)).toEqual(['s1', 's2', 's3', 's4'].map(aSpare));
    const [student, colleague] = [await aStudent(), await aTeacher()];
    for (const [token, status] of [
      [undefined, 401],
      [student.token, 403],
      [colleague.token, 403],
    ] as const) {
      const { status: answered, body } = await readDrafts(token, quiz);
      expect(answered).toBe(status);
      expect(JSON.stringify(body)).not.toContain(TELLTALE);
    }
    expect((await readDrafts(teacher.token, { id: 'none' })).status).toBe(404);
    expect((await readDrafts(teacher.token, { id: '__x__' })).status).toBe(400);
    for (const path of [`/api/quizzes/${quiz.id}`, `/api/student/${student.uid}/quizzes`]) {
      const { status, body } = await ask(path, { token: student.token });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${TELLTALE}|spares`));
    }
  });

  test('fill a quiz up, as they were written, and are to spare no more', async () => {
    const { teacher, quiz } = await aShortQuiz();
    const filled = await fillUp(teacher, quiz, 3);
    expect(filled.questions.slice(-3)).toEqual(['s1', 's2', 's3'].map(aSpare));
    expect(filled).toMatchObject({ version: 2, numQuestions: 8, notice: null });
    expect(filled.review).toEqual({ toCheck: 0, drafts: 0, spares: 1 });
    expect(await idsOf(teacher, quiz)).toEqual(['s4']);
  });

  test('are added once, however often they are sent and from how many tabs', async () => {
    const { teacher, quiz } = await aShortQuiz();
    const spares = await sparesOf(teacher, quiz);
    const fill = (some: readonly PlacedQuestion[]) =>
      edit(teacher, quiz, { questions: [...quiz.questions, ...some] });
    const race = await Promise.all([fill(spares.slice(0, 3)), fill(spares.slice(1))]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await ask(`/api/quizzes/${quiz.id}`, { token: teacher.token });
    const now = body.quiz as Filled;
    expect(now).toMatchObject({ version: 2, numQuestions: 8 });
    const twice = { questions: [...now.questions, now.questions.at(-1)] };
    expect((await edit(teacher, { ...quiz, version: 2 }, twice)).status).toBe(400);
  });

  test('are to spare again once they are taken out, behind those that were never in', async () => {
    const { teacher, quiz } = await aShortQuiz();
    const filled = await fillUp(teacher, quiz, 2);
    const again = { questions: quiz.questions };
    const undone = await afterEdit(teacher, { ...quiz, version: filled.version }, again);
    expect(undone.questions).toEqual(quiz.questions);
    expect(await idsOf(teacher, quiz)).toEqual(['s3', 's4', 's1', 's2']);
  });

  test('are for the quiz that they were written for, and go with it', async () => {
    const { teacher, quiz } = await aShortQuiz();
    const other = await aQuiz(teacher);
    const taken = await edit(teacher, other, { questions: [...other.questions, aSpare('s1')] });
    expect(taken.status).toBe(400);
    const path = `quizzes/${quiz.id}/private/drafts`;
    const isThere = () => withSchool(async (school) => (await school.doc(path).get()).exists);
    expect(await isThere()).toBe(true);
    await ask(`/api/quizzes/${quiz.id}`, { method: 'DELETE', token: teacher.token });
    await expectPurged(isThere).toBe(false);
  });
});
