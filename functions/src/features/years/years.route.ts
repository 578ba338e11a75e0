import { getYearChange, startYear } from '@study-assistant/contract/school/school';
import { listStudentYears } from '@study-assistant/contract/school/student-years';
import type { Bind } from '../../http/bind.ts';
import type { YearsService } from './years.service.ts';

export function yearsRoutes(bind: Bind<{ years: YearsService }>): void {
  bind(getYearChange, ({ school }) => school.years.read());
  bind(startYear, ({ school, caller, body }) => school.years.start(caller, body));
  bind(listStudentYears, ({ school, caller, params }) =>
    school.years.listOfStudent(caller, params.uid),
  );
}
