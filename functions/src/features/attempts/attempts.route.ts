import {
  getAttempt,
  getAttemptProgress,
  markResourceComplete,
} from '@study-assistant/contract/attempts/attempts';
import {
  saveAnswers,
  startAssignment,
  startAttempt,
  submitQuiz,
} from '@study-assistant/contract/attempts/open-attempts';
import { getDetailedAnalytics } from '@study-assistant/contract/classes/analytics';
import type { Bind } from '../../http/bind.ts';
import type { AttemptsService } from './attempts.service.ts';
import type { OpenAttemptsService } from './open-attempts.service.ts';
import type { SubmitAnswersService } from './submit-answers.service.ts';

type Services = {
  attempts: AttemptsService;
  openAttempts: OpenAttemptsService;
  submissions: SubmitAnswersService;
};

export function attemptsRoutes(bind: Bind<Services>): void {
  bind(startAttempt, async ({ school, caller, params, setStatus }) => {
    const { isResumed, ...begun } = await school.openAttempts.start(caller, params.id);
    if (isResumed) setStatus(200);
    return begun;
  });
  bind(startAssignment, async ({ school, caller, params, setStatus }) => {
    const { isResumed, ...begun } = await school.openAttempts.startAssigned(caller, params.id);
    if (isResumed) setStatus(200);
    return begun;
  });
  bind(saveAnswers, ({ school, caller, params, body }) =>
    school.openAttempts.save(caller, params.attemptId, body),
  );
  bind(submitQuiz, async ({ school, caller, body: { attemptId, ...body }, header }) => {
    if (attemptId !== undefined) return school.openAttempts.handIn(caller, attemptId, body);
    const key = header('idempotency-key');
    const handedIn = await school.openAttempts.handInRunning(caller, body, key);
    return handedIn ?? school.submissions.submit(caller, body, key);
  });
  bind(getAttempt, ({ school, caller, params }) => school.attempts.read(caller, params.attemptId));
  bind(getAttemptProgress, ({ school, caller, params }) =>
    school.attempts.readProgress(caller, params.attemptId),
  );
  bind(getDetailedAnalytics, ({ school, caller, params }) =>
    school.attempts.analyse(caller, params.attemptId),
  );
  bind(markResourceComplete, ({ school, caller, params, body }) =>
    school.attempts.markComplete(caller, params.attemptId, body),
  );
}
