import { listStudentsOverview } from '@study-assistant/contract/students';
import type { Bind } from '../../http/bind.ts';
import type { ClassOverviewService } from './class-overview.service.ts';

export function classesRoutes(bind: Bind<{ classOverview: ClassOverviewService }>): void {
  bind(listStudentsOverview, ({ school, caller, params }) =>
    school.classOverview.list(caller, params.uid),
  );
}
