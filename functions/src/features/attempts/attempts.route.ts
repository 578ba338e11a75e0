import { getAttempt, submitQuiz } from '@study-assistant/contract/attempts';
import type { Bind } from '../../http/bind.ts';
import type { AttemptsService } from './attempts.service.ts';

export function attemptsRoutes(bind: Bind, attempts: AttemptsService): void {
  bind(submitQuiz, ({ caller, body, header }) =>
    attempts.submit(caller, body, header('idempotency-key')),
  );
  bind(getAttempt, ({ caller, params }) => attempts.read(caller, params.attemptId));
}
