import { getClassInsights } from '@study-assistant/contract/attempts/analysis';
import { listStudentsOverview } from '@study-assistant/contract/classes/students-overview';
import type { Bind } from '../../../http/bind.ts';
import type { ClassOverviewService } from './class-overview.service.ts';
import type { InsightsService } from './insights.service.ts';

type School = { classOverview: ClassOverviewService; insights: InsightsService };

export function classNumbersRoutes(bind: Bind<School>): void {
  bind(listStudentsOverview, ({ school, caller, params, query }) =>
    school.classOverview.list(caller, params.uid, query.classId),
  );
  bind(getClassInsights, ({ school, caller, params, query }) =>
    school.insights.read(caller, params.uid, {
      isRefresh: query.refresh === '1',
      classId: query.classId,
    }),
  );
}
