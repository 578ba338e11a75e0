import {
  acceptClassOffer,
  acceptForPerson,
  declineClassOffer,
  listClassOffers,
  withdrawClassInvitation,
  withdrawForPerson,
} from '@study-assistant/contract/classes/class-invitations';
import { listClasses } from '@study-assistant/contract/classes/class-list';
import {
  addTeacher,
  archiveClass,
  closeJoinCode,
  createClass,
  editClass,
  getClass,
  importRoster,
  joinClass,
  leaveClass,
  listStudentClasses,
  removeClassStudent,
  removeTeacher,
  renewJoinCode,
} from '@study-assistant/contract/classes/classes';
import type { Bind } from '../../http/bind.ts';
import { readClientAddress } from '../../http/client-address.ts';
import type { ClassTeachersService } from './class-teachers.service.ts';
import type { ClassesService } from './classes.service.ts';
import type { ClassInvitationsService } from './invitations/class-invitations.service.ts';
import type { JoinClassService } from './joining/join-class.service.ts';
import type { JoinCodesService } from './joining/join-codes.service.ts';
import type { StudentClassesService } from './members/student-classes.service.ts';
import type { ImportRosterService } from './roster/import-roster.service.ts';

export type ClassServices = {
  classes: ClassesService;
  classTeachers: ClassTeachersService;
  classInvitations: ClassInvitationsService;
  joinCodes: JoinCodesService;
  joining: JoinClassService;
  roster: ImportRosterService;
  studentClasses: StudentClassesService;
};

export function classesRoutes(bind: Bind<ClassServices>): void {
  bind(joinClass, ({ school, caller, body, header }) =>
    school.joining.join(caller, body.code, readClientAddress(header)),
  );
  bind(listClasses, ({ school, caller }) => school.classes.list(caller));
  bind(createClass, ({ school, caller, body }) => school.classes.create(caller, body));
  bind(getClass, ({ school, caller, params }) => school.classes.read(caller, params.id));
  bind(editClass, ({ school, caller, params, body }) =>
    school.classes.edit(caller, params.id, body),
  );
  bind(archiveClass, ({ school, caller, params, body }) =>
    school.classes.archive(caller, params.id, body.archived),
  );
  bind(addTeacher, ({ school, caller, params, body }) =>
    school.classTeachers.add(caller, params.id, body.email),
  );
  bind(removeTeacher, ({ school, caller, params }) =>
    school.classTeachers.remove(caller, params.id, params.uid),
  );
  bind(renewJoinCode, ({ school, caller, params }) => school.joinCodes.renew(caller, params.id));
  bind(closeJoinCode, ({ school, caller, params }) => school.joinCodes.close(caller, params.id));
  bind(removeClassStudent, ({ school, caller, params }) =>
    school.classes.removeStudent(caller, params.id, params.uid),
  );
  bind(importRoster, ({ school, caller, params, body }) =>
    school.roster.import(caller, params.id, body),
  );
  bind(listStudentClasses, ({ school, caller, params }) =>
    school.studentClasses.list(caller, params.uid),
  );
  bind(leaveClass, ({ school, caller, params }) =>
    school.studentClasses.leave(caller, params.uid, params.id),
  );
  bind(listClassOffers, ({ school, caller, params }) =>
    school.classInvitations.listOffers(caller, params.uid),
  );
  bind(acceptClassOffer, ({ school, caller, params }) =>
    school.classInvitations.accept(caller, params.uid, params.id),
  );
  bind(declineClassOffer, ({ school, caller, params }) =>
    school.classInvitations.decline(caller, params.uid, params.id),
  );
  bind(withdrawClassInvitation, ({ school, caller, params }) =>
    school.classInvitations.withdraw(caller, params.id, params.invitationId),
  );
  bind(acceptForPerson, ({ school, caller, params }) =>
    school.classInvitations.acceptFor(caller, params.uid, params.id),
  );
  bind(withdrawForPerson, ({ school, caller, params }) =>
    school.classInvitations.withdrawFor(caller, params.uid, params.id),
  );
}
