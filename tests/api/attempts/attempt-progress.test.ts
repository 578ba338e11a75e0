import { describe, expect, test } from 'vitest';
import {
  aResult,
  someResources,
} from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import type { AttemptRecord } from '../../../functions/src/domain/attempt/attempt-record.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { keepAttempts, withSchool } from '../../support/quizzes/attempts.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';

const NOTHING = { onlineResources: [], youtubeVideos: [], analysisViewed: false };
const LINKS = { resourceType: 'onlineResources' };
const ANALYSIS = { resourceType: 'analysisViewed' };

/** An attempt with a wrong answer, three links and a video: five things to complete. */
async function anAttemptOf(student: Person, over: Partial<AttemptRecord> = {}): Promise<string> {
  const [attempt] = await keepAttempts(student, {
    detailedResults: [aResult({ isCorrect: false })],
    resourceRecommendations: someResources(3, 1),
    ...over,
  });
  return attempt?.id ?? '';
}

function mark({ token }: Person, id: string, json: unknown) {
  return ask(`/api/quiz-results/${id}/mark-complete`, { token, json });
}

function progress({ token }: Person, id: string) {
  return ask(`/api/quiz-results/attempt/${id}/progress`, { token });
}

async function rowOf(student: Person) {
  const teacher = await aTeacher();
  const { body } = await ask(`/api/teacher/${teacher.uid}/students-overview`, {
    token: teacher.token,
  });
  return (body.students as { studentId: string }[]).find(
    ({ studentId }) => studentId === student.uid,
  );
}

describe('POST /api/quiz-results/:attemptId/mark-complete', () => {
  test('marks resources one by one, and the class overview follows', async () => {
    const student = await aStudent();
    const id = await anAttemptOf(student);
    expect((await progress(student, id)).body).toMatchObject({
      progress: NOTHING,
      resources: { completed: 0, total: 5 },
    });
    await mark(student, id, { ...LINKS, resourceIndex: 2 });
    await mark(student, id, { ...LINKS, resourceIndex: 0 });
    await mark(student, id, { resourceType: 'youtubeVideos', resourceIndex: 0 });
    const { status, body } = await mark(student, id, ANALYSIS);
    expect(status).toBe(200);
    const expected = {
      progress: { onlineResources: [0, 2], youtubeVideos: [0], analysisViewed: true },
      resources: { completed: 4, total: 5 },
    };
    expect(body).toEqual({ success: true, ...expected });
    expect((await progress(student, id)).body).toMatchObject(expected);
    expect(await rowOf(student)).toMatchObject({
      completedResources: 4,
      totalResources: 5,
      skillGapCompletion: 80,
      status: 'Excellent',
    });
  });

  test('marking again, also at once, counts once', async () => {
    const student = await aStudent();
    const id = await anAttemptOf(student);
    const answers = await Promise.all([1, 2, 3, 4].map(() => mark(student, id, ANALYSIS)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rowOf(student)).toMatchObject({ completedResources: 1, totalResources: 5 });
  });

  test('marks at once on one attempt are all kept', async () => {
    const student = await aStudent();
    const id = await anAttemptOf(student);
    const all = [0, 1, 2].map((resourceIndex) => mark(student, id, { ...LINKS, resourceIndex }));
    await Promise.all(all);
    expect((await progress(student, id)).body.progress).toMatchObject({
      onlineResources: [0, 1, 2],
    });
    expect(await rowOf(student)).toMatchObject({ completedResources: 3 });
  });

  test.each([
    ['an index past the last', { ...LINKS, resourceIndex: 3 }],
    ['a negative index', { ...LINKS, resourceIndex: -1 }],
    ['half an index', { ...LINKS, resourceIndex: 0.5 }],
    ['no index', LINKS],
    ['another kind', { resourceType: 'books', resourceIndex: 0 }],
    ['nothing', {}],
  ])('%s is refused', async (_what, json) => {
    const student = await aStudent();
    const id = await anAttemptOf(student);
    const { status, body } = await mark(student, id, json);
    expect([status, body.success]).toEqual([400, false]);
    expect((await progress(student, id)).body.progress).toEqual(NOTHING);
  });

  test('there is no analysis to review when everything was right', async () => {
    const student = await aStudent();
    const id = await anAttemptOf(student, { detailedResults: [aResult()] });
    expect((await mark(student, id, ANALYSIS)).status).toBe(400);
  });

  test('only the student herself marks', async () => {
    const [student, other, teacher] = [await aStudent(), await aStudent(), await aTeacher()];
    const id = await anAttemptOf(student);
    expect((await mark(other, id, ANALYSIS)).status).toBe(403);
    expect((await mark(teacher, id, ANALYSIS)).status).toBe(403);
    const path = `/api/quiz-results/${id}/mark-complete`;
    expect((await ask(path, { json: ANALYSIS })).status).toBe(401);
    const unknown = await mark(student, 'none', ANALYSIS);
    expect([unknown.status, unknown.body.error]).toEqual([404, 'Results not found.']);
  });

  test('works where the totals cannot be read', async () => {
    const student = await aStudent();
    const id = await anAttemptOf(student);
    const unreadable = { version: 0, attempts: 1, percentageSum: 100 };
    await withSchool((school) => school.doc(`students/${student.uid}`).set(unreadable));
    expect((await mark(student, id, ANALYSIS)).status).toBe(200);
    expect(await rowOf(student)).toMatchObject({ completedResources: 1, totalResources: 5 });
  });
});

describe.each(['progress', 'detailed-analytics'])(
  'GET /api/quiz-results/attempt/:attemptId/%s',
  (what) => {
    test('is for the student herself and for teachers', async () => {
      const [student, other, teacher] = [await aStudent(), await aStudent(), await aTeacher()];
      const path = `/api/quiz-results/attempt/${await anAttemptOf(student)}/${what}`;
      expect((await ask(path, { token: student.token })).status).toBe(200);
      expect((await ask(path, { token: teacher.token })).status).toBe(200);
      expect((await ask(path, { token: other.token })).status).toBe(403);
      expect((await ask(path)).status).toBe(401);
      const unknown = await ask(`/api/quiz-results/attempt/none/${what}`, { token: student.token });
      expect([unknown.status, unknown.body.error]).toEqual([404, 'Results not found.']);
      const malformed = `/api/quiz-results/attempt/a.b/${what}`;
      expect((await ask(malformed, { token: student.token })).status).toBe(400);
    });
  },
);

test('the analytics of a submitted quiz add up', async () => {
  const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
  const answers: (number | null)[] = answersFor(quiz, 2);
  answers[4] = null;
  const { body } = await submit(student, quiz, { answers, timeTaken: 100.14 });
  const path = `/api/quiz-results/attempt/${body.attemptId as string}/detailed-analytics`;
  const { analytics } = (await ask(path, { token: student.token })).body as {
    analytics: {
      timeAnalysis: { estimatedTime: number; benchmarkTime: number; difference: number }[];
    };
  };
  const benchmarks = quiz.questions.map(({ benchmarkTime }) => benchmarkTime);
  expect(analytics).toMatchObject({
    answerDistribution: { correct: 2, incorrect: 2, notAttempted: 1 },
    totalTime: 100.1,
    benchmarkTotalTime: benchmarks.reduce((sum, seconds) => sum + seconds, 0),
    averageTimePerQuestion: 20,
  });
  const { timeAnalysis } = analytics;
  const total = timeAnalysis.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0);
  expect(total).toBeCloseTo(100.1, 6);
  for (const { estimatedTime, benchmarkTime, difference } of timeAnalysis) {
    expect(difference).toBeCloseTo(estimatedTime - benchmarkTime, 6);
  }
});

test('results name the topics to work on, which the progress counts as one analysis', async () => {
  const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
  const { body } = await submit(student, quiz);
  const id = body.attemptId as string;
  const { attempt } = (await ask(`/api/quiz-results/attempt/${id}`, { token: student.token }))
    .body as { attempt: { errorTopics: string[]; resourceRecommendations: Record<string, []> } };
  expect(new Set(attempt.errorTopics)).toEqual(new Set(quiz.questions.map(({ topic }) => topic)));
  const links = Object.values(attempt.resourceRecommendations).flat().length;
  const { resources } = (await progress(student, id)).body;
  expect(resources).toEqual({ completed: 0, total: links + 1 });
});
