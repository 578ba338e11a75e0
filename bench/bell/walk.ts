import { setTimeout as wait } from 'node:timers/promises';
import { tokenOf, type Request, type Site } from '../processes/open-site.ts';
import { quizId, studentId } from '../school/school-plan.ts';
import { planWalk, SAVES, type Step } from './plan-walk.ts';

/** How one request of the minute went; `status` 0 where nobody answered. */
export type Outcome = { kind: Step['kind']; status: number; ms: number; endedAtMs: number };

/** One student's minute. What is refused is not asked again; what comes late makes the rest late. */
export async function walk(site: Site, at: number, beganAt: number): Promise<Outcome[]> {
  const uid = studentId(at);
  const token = tokenOf(uid, 'student');
  const quiz = quizId(0);
  const outcomes: Outcome[] = [];
  let attemptId = '';
  let questions = 0;
  let saved = 0;
  for (const { kind, atMs } of planWalk(uid)) {
    await wait(Math.max(0, beganAt + atMs - performance.now()));
    const asked = performance.now();
    const answer = await site.call(requestOf(kind)).catch(() => null);
    const now = performance.now();
    const status = answer?.status ?? 0;
    outcomes.push({ kind, status, ms: now - asked, endedAtMs: now - beganAt });
    if (kind === 'save') saved += 1;
    if (kind !== 'start') continue;
    // Without an attempt there is nothing to save.
    if (!answer || status >= 300) break;
    attemptId = (answer.body.attempt as { id: string }).id;
    questions = (answer.body.quiz as { questions: unknown[] }).questions.length;
  }
  return outcomes;

  function requestOf(kind: Step['kind']): Request {
    if (kind === 'start') return { method: 'POST', path: `/api/quizzes/${quiz}/attempts`, token };
    const answers = Array.from({ length: questions }, (_, index) =>
      index < (questions * saved) / SAVES ? 1 : null,
    );
    if (kind === 'save') {
      const path = `/api/attempts/${attemptId}/answers`;
      return { method: 'PUT', path, json: { answers }, token };
    }
    const body = { quizId: quiz, attemptId, studentId: uid, answers, timeTaken: 50 };
    return { path: '/api/quiz/submit', json: body, token };
  }
}
