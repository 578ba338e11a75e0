import { getDetailedAnalytics } from '@study-assistant/contract/analytics';
import {
  getAttempt,
  getAttemptProgress,
  markResourceComplete,
  submitQuiz,
} from '@study-assistant/contract/attempts';
import { saveAnswers, startAttempt } from '@study-assistant/contract/open-attempts';
import type { Bind } from '../../http/bind.ts';
import type { AttemptsService } from './attempts.service.ts';
import type { OpenAttemptsService } from './open-attempts.service.ts';

type Services = { attempts: AttemptsService; openAttempts: OpenAttemptsService };

export function attemptsRoutes(bind: Bind, { attempts, openAttempts }: Services): void {
  bind(startAttempt, async ({ caller, params, setStatus }) => {
    const { isResumed, ...begun } = await openAttempts.start(caller, params.id);
    if (isResumed) setStatus(200);
    return begun;
  });
  bind(saveAnswers, ({ caller, params, body }) =>
    openAttempts.save(caller, params.attemptId, body),
  );
  bind(submitQuiz, async ({ caller, body: { attemptId, ...body }, header }) => {
    if (attemptId !== undefined) return openAttempts.handIn(caller, attemptId, body);
    const key = header('idempotency-key');
    const handedIn = await openAttempts.handInRunning(caller, body, key);
    return handedIn ?? attempts.submit(caller, body, key);
  });
  bind(getAttempt, ({ caller, params }) => attempts.read(caller, params.attemptId));
  bind(getAttemptProgress, ({ caller, params }) => attempts.readProgress(caller, params.attemptId));
  bind(getDetailedAnalytics, ({ caller, params }) => attempts.analyse(caller, params.attemptId));
  bind(markResourceComplete, ({ caller, params, body }) =>
    attempts.markComplete(caller, params.attemptId, body),
  );
}
