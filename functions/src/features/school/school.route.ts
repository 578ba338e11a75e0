import { changeSchool, getSchool } from '@study-assistant/contract/school/school';
import type { Bind } from '../../http/bind.ts';
import type { SchoolService } from './school.service.ts';

export function schoolRoutes(bind: Bind<{ school: SchoolService }>): void {
  bind(getSchool, ({ school }) => school.school.read());
  bind(changeSchool, ({ school, caller, body }) => school.school.change(caller, body));
}
