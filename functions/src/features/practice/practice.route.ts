import {
  answerPractice,
  getPractice,
  getPracticeToday,
} from '@study-assistant/contract/attempts/practice';
import type { Bind } from '../../http/bind.ts';
import type { PracticeService } from './practice.service.ts';

export function practiceRoutes(bind: Bind<{ practice: PracticeService }>): void {
  bind(getPracticeToday, ({ school, caller, params }) =>
    school.practice.countDue(caller, params.uid),
  );
  bind(getPractice, ({ school, caller, params, query }) =>
    school.practice.list(caller, params.uid, query),
  );
  bind(answerPractice, ({ school, caller, params, body }) =>
    school.practice.answer(caller, params.uid, body),
  );
}
