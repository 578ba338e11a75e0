import { PAGE } from '../curves/observe-student.ts';
import type { Request } from '../processes/call-site.ts';
import { quizId, studentId, teacherId, type SchoolPlan } from '../school/school-plan.ts';
import type { Scenario } from './drive.ts';

/** The most frequent calls, each by a separate person; attempts run from start to results. */
export function createScenarios({ students, quizzes }: SchoolPlan): Scenario[] {
  const uidOf = (at: number) => studentId(at % students);
  const teacher = teacherId(0);
  const attempts = new Map<number, { id: string; questions: number }>();
  const results = new Map<number, string>();

  function asStudent(at: number, path: string, rest: Partial<Request> = {}): Request {
    return { path, uid: uidOf(at), ...rest };
  }
  const read = (endpoint: string, pathOf: (uid: string, at: number) => string): Scenario => ({
    endpoint,
    requestOf: (at) => asStudent(at, pathOf(uidOf(at), at)),
  });
  const readAsTeacher = (endpoint: string, path: string): Scenario => ({
    endpoint,
    requestOf: () => ({ path, uid: teacher }),
  });
  const answersOf = (at: number) => Array<number>(attempts.get(at)?.questions ?? 0).fill(1);
  // A student who has another turn takes another quiz, since nobody takes one twice at a time.
  const quizOf = (at: number) => quizId(Math.floor(at / students) % quizzes);

  return [
    { endpoint: 'GET /health', requestOf: () => ({ path: '/api/health' }) },
    read('GET /auth/user/:uid', (uid) => `/api/auth/user/${uid}`),
    read('GET /materials', () => `/api/materials?limit=${PAGE}`),
    read('GET /student/:uid/quizzes', (uid) => `/api/student/${uid}/quizzes?limit=${PAGE}`),
    {
      endpoint: 'POST /quizzes/:id/attempts (new)',
      requestOf: (at) =>
        asStudent(at, `/api/quizzes/${quizOf(at)}/attempts`, { method: 'POST', status: 201 }),
      onAnswer(at, { attempt, quiz }) {
        const { id } = attempt as { id: string };
        attempts.set(at, { id, questions: (quiz as { questions: unknown[] }).questions.length });
      },
    },
    {
      endpoint: 'PUT /attempts/:id/answers',
      requestOf: (at) =>
        asStudent(at, `/api/attempts/${attempts.get(at)?.id}/answers`, {
          method: 'PUT',
          json: { answers: answersOf(at) },
        }),
    },
    {
      endpoint: 'POST /quiz/submit (attempt)',
      requestOf: (at) =>
        asStudent(at, '/api/quiz/submit', {
          json: {
            ...{ quizId: quizOf(at), studentId: uidOf(at), attemptId: attempts.get(at)?.id },
            ...{ answers: answersOf(at), timeTaken: 60 },
          },
          status: 201,
        }),
      onAnswer: (at, { attemptId }) => results.set(at, attemptId as string),
    },
    read(
      'GET /quiz-results/attempt/:id',
      (_, at) => `/api/quiz-results/attempt/${results.get(at)}`,
    ),
    read('GET /student/:uid/skill-gap', (uid) => `/api/student/${uid}/skill-gap`),
    read('GET /student/:uid/performance-stats', (uid) => `/api/student/${uid}/performance-stats`),
    read('GET /student/:uid/practice/today', (uid) => `/api/student/${uid}/practice/today`),
    readAsTeacher('GET /quizzes', `/api/quizzes?limit=${PAGE}`),
    readAsTeacher(
      'GET /teacher/:uid/students-overview',
      `/api/teacher/${teacher}/students-overview?limit=${PAGE}`,
    ),
    readAsTeacher('GET /quizzes/:id/analysis', `/api/quizzes/${quizId(0)}/analysis`),
    readAsTeacher(
      'GET /teacher/:uid/class-insights (kept)',
      `/api/teacher/${teacher}/class-insights`,
    ),
  ];
}
