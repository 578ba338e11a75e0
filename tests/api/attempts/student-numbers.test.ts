import {
  averageOf,
  isPassed,
  passRateOf,
  trendOf,
} from '@study-assistant/contract/attempts/scoring';
import { describe, expect, test } from 'vitest';
import { aResult } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { keepAttempts, onDay, withSchool } from '../../support/quizzes/attempts.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';

type Listed = { id: string; quizTitle: string; percentage: number };

async function numbersOf(student: Person, what: string, reader = student) {
  const { status, body } = await ask(`/api/student/${student.uid}/${what}`, {
    token: reader.token,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe.each(['quiz-attempts', 'skill-gap', 'performance-stats'])(
  'GET /api/student/:uid/%s',
  (what) => {
    test('is for the student herself and for teachers', async () => {
      const [student, other, teacher] = [await aStudent(), await aStudent(), await aTeacher()];
      const path = `/api/student/${student.uid}/${what}`;
      expect((await ask(path, { token: student.token })).status).toBe(200);
      expect((await ask(path, { token: teacher.token })).status).toBe(200);
      expect((await ask(path, { token: other.token })).status).toBe(403);
      expect((await ask(path)).status).toBe(401);
    });

    test('a uid that is no student is not found, a malformed one is refused', async () => {
      const { uid, token } = await aTeacher();
      const unknown = await ask(`/api/student/none/${what}`, { token });
      expect([unknown.status, unknown.body.error]).toEqual([404, 'Student not found.']);
      expect((await ask(`/api/student/${uid}/${what}`, { token })).status).toBe(404);
      expect((await ask(`/api/student/a.b/${what}`, { token })).status).toBe(400);
    });
  },
);

describe('the attempts of a student', () => {
  test('come newest first, with who the student is, and without their details', async () => {
    const [student, quiz] = [await aStudent('9'), await aQuiz(await aTeacher())];
    const first = await submit(student, quiz, { answers: answersFor(quiz, 2) });
    const second = await submit(student, quiz, { answers: answersFor(quiz, 4), timeTaken: 90.26 });
    const { attempts, student: who, next } = await numbersOf(student, 'quiz-attempts');
    const [newest, oldest] = attempts as Record<string, unknown>[];
    expect(newest).toEqual({
      id: second.body.attemptId,
      quizId: quiz.id,
      quizTitle: quiz.title,
      studentId: student.uid,
      score: 4,
      totalQuestions: 5,
      percentage: 80,
      completedAt: expect.any(String) as string,
      timestamp: newest?.completedAt,
      timeTaken: 90.3,
    });
    expect(oldest?.id).toBe(first.body.attemptId);
    expect(next).toBeNull();
    const { uid, email, fullName } = student;
    expect(who).toEqual({ uid, email, fullName, currentGrade: '9' });
  });

  test('come page by page', async () => {
    const student = await aStudent();
    await keepAttempts(
      student,
      ...[1, 2, 3, 4, 5].map((day) => ({ quizTitle: `${day}`, ...onDay(day) })),
    );
    const titles: string[][] = [];
    let before = '';
    for (let page = 0; page < 3; page += 1) {
      const { attempts, next } = await numbersOf(student, `quiz-attempts?limit=2${before}`);
      titles.push((attempts as Listed[]).map(({ quizTitle }) => quizTitle));
      before = `&before=${next as string}`;
    }
    expect(titles).toEqual([['5', '4'], ['3', '2'], ['1']]);
    expect(before).toBe('&before=null');
  });

  test.each(['0', '101', '1.5', 'many'])('a page of %s is refused', async (limit) => {
    const { uid, token } = await aStudent();
    const { status } = await ask(`/api/student/${uid}/quiz-attempts?limit=${limit}`, { token });
    expect(status).toBe(400);
  });

  test('a page begins nowhere but where another has ended', async () => {
    const student = await aStudent();
    const [attempt] = await keepAttempts(student, {});
    for (const before of [attempt?.id, 'none', '../none']) {
      const path = `/api/student/${student.uid}/quiz-attempts?before=${before}`;
      const { status, body } = await ask(path, { token: student.token });
      expect([status, body.code]).toEqual([400, 'invalid-request']);
    }
  });

  test('the end of somebody else’s page leads to nothing of hers', async () => {
    const [student, other] = [await aStudent(), await aStudent()];
    await keepAttempts(other, onDay(4), onDay(3));
    await keepAttempts(student, onDay(2));
    const { next } = await numbersOf(other, 'quiz-attempts?limit=1');
    const { attempts } = await numbersOf(student, `quiz-attempts?before=${next as string}`);
    expect((attempts as Listed[]).map(({ id }) => id)).toHaveLength(1);
  });
});

const right = (topic: string) => aResult({ topic });
const wrong = (topic: string) => aResult({ topic, isCorrect: false });
const open = (topic: string) => aResult({ topic, isCorrect: false, userAnswer: null });

describe('the skill gap', () => {
  test('is that of the latest attempt of each quiz', async () => {
    const student = await aStudent();
    await keepAttempts(
      student,
      { ...onDay(1), detailedResults: [wrong('Tides'), wrong('Deltas')] },
      { ...onDay(2), detailedResults: [right('Tides'), open('Deltas')] },
      { ...onDay(1), quizId: 'forces', detailedResults: [wrong('Levers'), wrong('Levers')] },
    );
    expect((await numbersOf(student, 'skill-gap', await aTeacher())).analysis).toEqual({
      topicErrorAnalysis: [
        ['Levers', 2],
        ['Deltas', 1],
      ],
      strongAreas: ['Tides'],
    });
  });

  test('adds up over quizzes that name a topic differently, under the newest name', async () => {
    const student = await aStudent();
    await keepAttempts(
      student,
      { ...onDay(3), quizId: 'coasts', detailedResults: [wrong('The delta')] },
      { ...onDay(1), quizId: 'asia', detailedResults: [wrong('deltas'), wrong('deltas')] },
      { ...onDay(2), quizId: 'rivers', detailedResults: [right('Deltas')] },
    );
    const { analysis } = await numbersOf(student, 'skill-gap');
    expect(analysis).toEqual({ topicErrorAnalysis: [['The delta', 3]], strongAreas: [] });
  });

  test('is empty for who has not started', async () => {
    const { analysis } = await numbersOf(await aStudent(), 'skill-gap');
    expect(analysis).toEqual({ topicErrorAnalysis: [], strongAreas: [] });
  });
});

describe('the performance stats', () => {
  test('are counted over all attempts, the trend over the last ten', async () => {
    const student = await aStudent();
    const percentages = [100, 100, 20, 30, 40, 50, 59.9, 60, 70, 80, 90, 66.7];
    const attempts = percentages.map((percentage, index) => ({ percentage, ...onDay(index + 1) }));
    await keepAttempts(student, ...attempts);
    const stats = (await numbersOf(student, 'performance-stats')).stats as Record<string, unknown>;
    expect(stats).toMatchObject({
      totalQuizzes: 12,
      averageScore: 63.9,
      highestScore: 100,
      passRate: 58,
      trend: 'improving',
    });
    const last = (stats.lastAttempts as Listed[]).map(({ percentage }) => percentage);
    expect(last).toEqual([...percentages].reverse().slice(0, 10));
  });

  test('agree with the list of attempts and with the class overview', async () => {
    const [student, teacher] = [await aStudent(), await aTeacher()];
    const percentages = [33.3, 66.7, 59.9, 60, 12.5, 87.5, 71.4, 42.9, 100, 0, 14.3, 85.7];
    await keepAttempts(
      student,
      ...percentages.map((percentage, index) => ({ percentage, ...onDay(index + 1) })),
    );
    const { attempts } = await numbersOf(student, 'quiz-attempts');
    const listed = (attempts as Listed[]).map(({ percentage }) => percentage).reverse();
    const { stats } = await numbersOf(student, 'performance-stats', teacher);
    const sum = listed.reduce((total, percentage) => total + percentage, 0);
    const averageScore = averageOf(sum, listed.length);
    expect(stats).toMatchObject({
      totalQuizzes: listed.length,
      averageScore,
      highestScore: Math.max(...listed),
      passRate: passRateOf(listed.filter(isPassed).length, listed.length),
      trend: trendOf(listed),
    });
    const path = `/api/teacher/${teacher.uid}/students-overview`;
    const { body } = await ask(path, { token: teacher.token });
    expect(body.students).toContainEqual(
      expect.objectContaining({ studentId: student.uid, quizzesTaken: 12, averageScore }),
    );
  });

  test('are zeros for who has not started', async () => {
    const { stats } = await numbersOf(await aStudent(), 'performance-stats');
    expect(stats).toMatchObject({ totalQuizzes: 0, averageScore: 0, passRate: 0, trend: 'stable' });
  });

  test('are counted again where they cannot be read', async () => {
    const student = await aStudent();
    await keepAttempts(
      student,
      { ...onDay(1), percentage: 40, detailedResults: [wrong('Tides')] },
      { ...onDay(2), percentage: 80, detailedResults: [wrong('Deltas')] },
    );
    const unreadable = { version: 0, attempts: 2, percentageSum: 120 };
    await withSchool((school) => school.doc(`students/${student.uid}`).set(unreadable));
    expect((await numbersOf(student, 'performance-stats')).stats).toMatchObject({
      totalQuizzes: 2,
      averageScore: 60,
      highestScore: 80,
      passRate: 50,
    });
    expect((await numbersOf(student, 'skill-gap')).analysis).toMatchObject({
      topicErrorAnalysis: [['Deltas', 1]],
    });
  });
});
