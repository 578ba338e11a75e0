import { quizId, studentId } from '../school/school-plan.ts';
import type { Observe } from './observe.ts';

/** The page length that the screens request; lists without pages ignore it. */
export const PAGE = 24;

/** Everything that a student calls in a day: lists, an attempt, its results, figures, practice. */
export async function observeStudent(observe: Observe): Promise<void> {
  const uid = studentId(0);
  const read = (endpoint: string, path: string) => observe(endpoint, { path, uid });
  const own = `/api/student/${uid}`;

  await read('GET /auth/user/:uid', `/api/auth/user/${uid}`);
  const readList = async (endpoint: string, path: string) => {
    await read(endpoint, path);
    await observe(`${endpoint} (unchanged)`, { path, uid, isHeld: true });
  };
  await readList('GET /materials', `/api/materials?limit=${PAGE}`);
  await readList('GET /student/:uid/quizzes', `${own}/quizzes?limit=${PAGE}`);
  await read('GET /quizzes/:id (student)', `/api/quizzes/${quizId(0)}`);
  const attemptId = await observeAttempt(observe);
  const results = `/api/quiz-results/attempt/${attemptId}`;
  await read('GET /quiz-results/attempt/:id', results);
  await read('GET …/progress', `${results}/progress`);
  await read('GET …/detailed-analytics', `${results}/detailed-analytics`);
  await read('GET …/analysis', `${results}/analysis`);
  await observe('POST …/mark-complete', {
    path: `/api/quiz-results/${attemptId}/mark-complete`,
    json: { resourceType: 'analysisViewed' },
    uid,
  });
  await read('GET /student/:uid/quiz-attempts', `${own}/quiz-attempts?limit=${PAGE}`);
  await read('GET /student/:uid/skill-gap', `${own}/skill-gap`);
  await read('GET /student/:uid/performance-stats', `${own}/performance-stats`);
  await read('GET /student/:uid/practice/today (first)', `${own}/practice/today`);
  await read('GET /student/:uid/practice/today', `${own}/practice/today`);
  const set = await read('GET /student/:uid/practice', `${own}/practice`);
  const [question] = set.questions as { quizId: string; questionId: string }[];
  await observe('POST /student/:uid/practice/answers', {
    path: `${own}/practice/answers`,
    json: { quizId: question?.quizId, questionId: question?.questionId, answer: 0 },
    uid,
  });
}

/** Starts an attempt, resumes it, saves it and hands it in; returns its id. */
async function observeAttempt(observe: Observe): Promise<string> {
  const uid = studentId(0);
  const path = `/api/quizzes/${quizId(0)}/attempts`;
  const start = { method: 'POST', path, uid };
  const { attempt, quiz } = await observe('POST /quizzes/:id/attempts (new)', {
    ...start,
    status: 201,
  });
  await observe('POST /quizzes/:id/attempts (resumed)', start);
  const attemptId = (attempt as { id: string }).id;
  const answers = (quiz as { questions: unknown[] }).questions.map(() => 0);
  await observe('PUT /attempts/:id/answers', {
    method: 'PUT',
    path: `/api/attempts/${attemptId}/answers`,
    json: { answers },
    uid,
  });
  const body = { quizId: quizId(0), studentId: uid, answers, timeTaken: 60 };
  await observe('POST /quiz/submit (attempt)', {
    path: '/api/quiz/submit',
    json: { ...body, attemptId },
    uid,
    status: 201,
  });
  await observe('POST /quiz/submit', { path: '/api/quiz/submit', json: body, uid, status: 201 });
  return attemptId;
}
