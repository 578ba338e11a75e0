import { getToday } from '@study-assistant/contract/assignments/today';
import type { Bind } from '../../http/bind.ts';
import type { TodayService } from './today.service.ts';

export function todayRoutes(bind: Bind<{ today: TodayService }>): void {
  bind(getToday, ({ school, caller, params }) => school.today.read(caller, params.uid));
}
