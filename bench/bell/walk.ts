import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from '../processes/call-site.ts';
import type { Site } from '../processes/open-site.ts';
import { quizId } from '../school/school-plan.ts';
import { planWalk, SAVES, type Step } from './plan-walk.ts';

/** The end and the duration of one request in that minute. */
export type Outcome = { kind: Step['kind']; ms: number; endedAtMs: number };

/**
 * Plays one student's minute; a delay postpones what follows.
 *
 * @throws Error when she is refused
 */
export async function walk(site: Site, uid: string, beganAt: number): Promise<Outcome[]> {
  const quiz = quizId(0);
  const outcomes: Outcome[] = [];
  let attemptId = '';
  let questions = 0;
  let saved = 0;
  for (const { kind, atMs } of planWalk(uid)) {
    await wait(Math.max(0, beganAt + atMs - performance.now()));
    const asked = performance.now();
    const { body } = await site.call(requestOf(kind));
    const now = performance.now();
    outcomes.push({ kind, ms: now - asked, endedAtMs: now - beganAt });
    if (kind === 'save') saved += 1;
    if (kind !== 'start') continue;
    attemptId = (body.attempt as { id: string }).id;
    questions = (body.quiz as { questions: unknown[] }).questions.length;
  }
  return outcomes;

  function requestOf(kind: Step['kind']): Request {
    if (kind === 'start') {
      return { method: 'POST', path: `/api/quizzes/${quiz}/attempts`, uid, status: 201 };
    }
    const answers = Array.from({ length: questions }, (_, index) =>
      index < (questions * saved) / SAVES ? 1 : null,
    );
    if (kind === 'save') {
      const path = `/api/attempts/${attemptId}/answers`;
      return { method: 'PUT', path, json: { answers }, uid };
    }
    const body = { quizId: quiz, attemptId, studentId: uid, answers, timeTaken: 50 };
    return { path: '/api/quiz/submit', json: body, uid, status: 201 };
  }
}
