import { getTeacherToday } from '@study-assistant/contract/assignments/teacher-today';
import { getToday } from '@study-assistant/contract/assignments/today';
import type { Bind } from '../../http/bind.ts';
import type { TeacherTodayService } from './teacher-today.service.ts';
import type { TodayService } from './today.service.ts';

type School = { today: TodayService; teacherToday: TeacherTodayService };

export function todayRoutes(bind: Bind<School>): void {
  bind(getToday, ({ school, caller, params }) => school.today.read(caller, params.uid));
  bind(getTeacherToday, ({ school, caller, params }) =>
    school.teacherToday.read(caller, params.uid),
  );
}
