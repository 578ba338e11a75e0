import { listStudentsOverview } from '@study-assistant/contract/students';
import type { Bind } from '../../http/bind.ts';
import type { ClassOverviewService } from './class-overview.service.ts';

export function classesRoutes(bind: Bind, overview: ClassOverviewService): void {
  bind(listStudentsOverview, ({ caller, params }) => overview.list(caller, params.uid));
}
