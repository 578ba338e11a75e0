import { getClassInsights } from '@study-assistant/contract/analysis';
import type { Bind } from '../../http/bind.ts';
import type { InsightsService } from './insights.service.ts';

export function insightsRoutes(bind: Bind<{ insights: InsightsService }>): void {
  bind(getClassInsights, ({ school, caller, params, query }) =>
    school.insights.read(caller, params.uid, query.refresh === '1'),
  );
}
