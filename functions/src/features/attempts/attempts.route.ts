import { getDetailedAnalytics } from '@study-assistant/contract/analytics';
import {
  getAttempt,
  getAttemptProgress,
  markResourceComplete,
  submitQuiz,
} from '@study-assistant/contract/attempts';
import type { Bind } from '../../http/bind.ts';
import type { AttemptsService } from './attempts.service.ts';

export function attemptsRoutes(bind: Bind, attempts: AttemptsService): void {
  bind(submitQuiz, ({ caller, body, header }) =>
    attempts.submit(caller, body, header('idempotency-key')),
  );
  bind(getAttempt, ({ caller, params }) => attempts.read(caller, params.attemptId));
  bind(getAttemptProgress, ({ caller, params }) => attempts.readProgress(caller, params.attemptId));
  bind(getDetailedAnalytics, ({ caller, params }) => attempts.analyse(caller, params.attemptId));
  bind(markResourceComplete, ({ caller, params, body }) =>
    attempts.markComplete(caller, params.attemptId, body),
  );
}
