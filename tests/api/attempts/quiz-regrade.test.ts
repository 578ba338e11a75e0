import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { afterEdit, byHand, correctKey, edited } from '../../support/quizzes/quiz-edits.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

/** Sixty submits and reads are slow on a busy machine. */
const PATIENT = { timeout: 300_000 };

type Result = { correctAnswer: number; isCorrect: boolean; note?: string };
type Attempt = { id: string; score: number; percentage: number; detailedResults: Result[] };

async function attempt(student: Person, quiz: AQuiz, answers: (number | null)[]): Promise<string> {
  const { status, body } = await submit(student, quiz, { answers, quizVersion: quiz.version });
  expect(status).toBe(201);
  return body.attemptId as string;
}

async function read({ token }: Person, id: string): Promise<Attempt> {
  return (await ask(`/api/quiz-results/attempt/${id}`, { token })).body.attempt as Attempt;
}

async function bestOf({ uid, token }: Person, quiz: AQuiz) {
  const { body } = await ask(`/api/student/${uid}/quizzes`, { token });
  const listed = body.quizzes as { id: string; best: unknown }[];
  return listed.find(({ id }) => id === quiz.id)?.best;
}

describe('a right option that is corrected after publishing', () => {
  test('30 attempts, corrected twice: every score, best and note is right', PATIENT, async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const key = quiz.questions[0]?.correctAnswer ?? 0;
    const [second, third] = [(key + 1) % 4, (key + 2) % 4];
    const students = await Promise.all(Array.from({ length: 10 }, () => aStudent()));
    const rest = answersFor(quiz, 5).slice(1);
    // The results of each student: by the key, by the first correction, and by the second.
    const made = await Promise.all(
      students.map(async (student) => {
        const ids: string[] = [];
        for (const answer of [key, second, third]) {
          ids.push(await attempt(student, quiz, [answer, ...rest]));
        }
        return { student, ids };
      }),
    );
    const [someone] = made;
    if (!someone) throw new Error('nobody took the quiz');
    expect(await bestOf(someone.student, quiz)).toMatchObject({ attemptId: someone.ids[0] });

    const once = await correctKey(teacher, quiz, 0, second);
    const scoresOf = ({ student, ids }: (typeof made)[number]) =>
      Promise.all(ids.map(async (id) => (await read(student, id)).score));
    for (const one of made) {
      await expect.poll(() => scoresOf(one), UNTIL_DONE).toEqual([4, 5, 4]);
    }
    await correctKey(teacher, once, 0, third);
    for (const one of made) {
      await expect.poll(() => scoresOf(one), UNTIL_DONE).toEqual([4, 4, 5]);
      expect(await bestOf(one.student, quiz)).toEqual({
        attemptId: one.ids[2],
        percentage: 100,
        attempts: 3,
      });
    }

    const { detailedResults } = await read(someone.student, someone.ids[2] ?? '');
    expect(detailedResults[0]).toMatchObject({ correctAnswer: third, isCorrect: true });
    expect(detailedResults[0]?.note).toMatch(
      /^The answer to this question was corrected on \d+ \w+ \d{4}; your score was updated\.$/,
    );
    const { body } = await ask(`/api/student/${someone.student.uid}/quiz-attempts`, {
      token: someone.student.token,
    });
    const notes = (body.attempts as { id: string; note?: string }[]).map(({ note }) => note);
    const corrected = /^The answer key of this quiz was corrected on \d+ \w+ \d{4}/;
    expect(notes).toHaveLength(someone.ids.length);
    for (const note of notes) expect(note).toMatch(corrected);
    expect(detailedResults.slice(1).map(({ note }) => note)).toEqual(rest.map(() => undefined));
  });

  test('says how many answers are corrected, and regrades the earlier versions as well', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const first = await aQuiz(teacher);
    const id = await attempt(student, first, answersFor(first, 5));
    const questions = [...first.questions.map((question) => edited(question)), byHand()];
    const second = await afterEdit(teacher, first, { questions });
    const wrong = ((first.questions[0]?.correctAnswer ?? 0) + 1) % 4;
    await correctKey(teacher, second, 0, wrong);
    await expect.poll(async () => (await read(student, id)).score, UNTIL_DONE).toBe(4);
    expect(await bestOf(student, first)).toMatchObject({ percentage: 80 });
  });

  test('who hands in an earlier version late is graded by the corrected key', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const key = ((quiz.questions[0]?.correctAnswer ?? 0) + 1) % 4;
    await correctKey(teacher, quiz, 0, key);
    const id = await attempt(student, quiz, [key, ...answersFor(quiz, 5).slice(1)]);
    expect(await read(student, id)).toMatchObject({ score: 5, quizVersion: 1 });
  });

  test('a reworded question leaves the attempts at the old one alone', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const id = await attempt(student, quiz, answersFor(quiz, 5));
    const [question, ...others] = quiz.questions;
    if (!question) throw new Error('the quiz is empty');
    const correctAnswer = (question.correctAnswer + 1) % 4;
    const reworded = edited(question, { question: 'Which one is not so?', correctAnswer });
    const questions = [reworded, ...others.map((other) => edited(other))];
    await afterEdit(teacher, quiz, { questions });
    expect(await read(student, id)).toMatchObject({ score: 5 });
  });

  test('attempts at a deleted quiz stay as they are', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    const id = await attempt(student, quiz, answersFor(quiz, 5));
    await correctKey(teacher, quiz, 0, ((quiz.questions[0]?.correctAnswer ?? 0) + 1) % 4);
    await ask(`/api/quizzes/${quiz.id}`, { method: 'DELETE', token: teacher.token });
    expect((await read(student, id)).detailedResults).toHaveLength(5);
  });
});
