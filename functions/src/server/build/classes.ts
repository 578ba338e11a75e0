import { createClassTeachersService } from '../../features/classes/class-teachers.service.ts';
import { createClassesService } from '../../features/classes/classes.service.ts';
import type { EndClass } from '../../features/classes/end-class.ts';
import { createClassInvitationsService } from '../../features/classes/invitations/class-invitations.service.ts';
import { createJoinClassService } from '../../features/classes/joining/join-class.service.ts';
import { createJoinCodesService } from '../../features/classes/joining/join-codes.service.ts';
import { createStudentClassesService } from '../../features/classes/members/student-classes.service.ts';
import { createClassChooser } from '../../features/classes/numbers/choose-classes.ts';
import { createClassOverviewService } from '../../features/classes/numbers/class-overview.service.ts';
import { createInsightsService } from '../../features/classes/numbers/insights.service.ts';
import { createReservedAddressesFinder } from '../../features/classes/roster/find-reserved-addresses.ts';
import { createRosterAccountsFinder } from '../../features/classes/roster/find-roster-accounts.ts';
import { createImportRosterService } from '../../features/classes/roster/import-roster.service.ts';
import type { Parts } from './parts.ts';

export function buildClasses(parts: Parts, endClass: EndClass) {
  const classes = createClassesService({ ...parts, endClass });
  const { toAnswer } = classes;
  const chooseClasses = createClassChooser(parts);
  return {
    classes,
    classTeachers: createClassTeachersService({ ...parts, toAnswer }),
    joinCodes: createJoinCodesService({ ...parts, toAnswer }),
    joining: createJoinClassService(parts),
    classInvitations: createClassInvitationsService(parts),
    studentClasses: createStudentClassesService(parts),
    roster: createImportRosterService({
      ...parts,
      findAccounts: createRosterAccountsFinder(parts),
      findReserved: createReservedAddressesFinder(parts),
    }),
    classOverview: createClassOverviewService({ ...parts, chooseClasses }),
    insights: createInsightsService({ ...parts, chooseClasses, advice: parts.writing.advice }),
  };
}
