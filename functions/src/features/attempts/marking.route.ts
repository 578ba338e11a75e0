import { getMarking, markAnswers } from '@study-assistant/contract/attempts/marking';
import type { Bind } from '../../http/bind.ts';
import type { MarkingService } from './marking.service.ts';

export function markingRoutes(bind: Bind<{ marking: MarkingService }>): void {
  bind(getMarking, ({ school, caller, params, query }) =>
    school.marking.list(caller, params.id, query.marked === '1' ? 'marked' : 'waiting'),
  );
  bind(markAnswers, ({ school, caller, params, body }) =>
    school.marking.mark(caller, params.id, body),
  );
}
