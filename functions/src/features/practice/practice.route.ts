import { answerPractice, getPractice, getPracticeToday } from '@study-assistant/contract/practice';
import type { Bind } from '../../http/bind.ts';
import type { PracticeService } from './practice.service.ts';

export function practiceRoutes(bind: Bind, practice: PracticeService): void {
  bind(getPracticeToday, ({ caller, params }) => practice.countDue(caller, params.uid));
  bind(getPractice, ({ caller, params, query }) =>
    practice.list(caller, params.uid, query.attemptId),
  );
  bind(answerPractice, ({ caller, params, body }) => practice.answer(caller, params.uid, body));
}
