import { randomBytes } from 'node:crypto';
import { JOIN_CODE_LENGTH } from '@study-assistant/contract/classes';
import { makeJoinCode } from '../domain/class/join-code.ts';
import type { Sittings } from '../features/assignments/sittings.ts';
import { createClassTeachersService } from '../features/classes/class-teachers.service.ts';
import { createClassesService } from '../features/classes/classes.service.ts';
import { createJoinClassService } from '../features/classes/joining/join-class.service.ts';
import { createJoinCodesService } from '../features/classes/joining/join-codes.service.ts';
import { createStudentClassesService } from '../features/classes/members/student-classes.service.ts';
import { createClassChooser } from '../features/classes/numbers/choose-classes.ts';
import { createClassOverviewService } from '../features/classes/numbers/class-overview.service.ts';
import { createInsightsService } from '../features/classes/numbers/insights.service.ts';
import { createRosterAccountsFinder } from '../features/classes/roster/find-roster-accounts.ts';
import { createImportRosterService } from '../features/classes/roster/import-roster.service.ts';
import type { Parts } from './parts.ts';
import { storedClasses } from './stored.ts';

export function buildClasses(parts: Parts, sittings: Pick<Sittings, 'endAllOf' | 'releaseLater'>) {
  const { clock, repositories } = parts;
  const { assignments, accounts, classes, memberships, classStudents, joinTries } = repositories;
  const stored = storedClasses(repositories);
  const findNames = (uids: readonly string[]) => accounts.findNames(uids);
  const services = createClassesService({
    ...stored,
    newId: () => classes.newId(),
    listOfTeacher: (uid) => classes.listOfTeacher(uid),
    createClass: (record) => classes.create(record),
    copyToAssignments: (record) => classes.copyToAssignments(record),
    async endAssignments(classId) {
      for (const id of await assignments.endAllOf('classId', classId, clock())) {
        await sittings.endAllOf(id);
        await sittings.releaseLater(id);
      }
    },
    countStudents: (classId) => classStudents.count(classId),
    listStudents: (classId) => classStudents.listRoster(classId),
    removeStudent: (uid, classId) => memberships.remove(uid, classId),
    findNames,
    clock,
  });
  const { toAnswer } = services;
  return {
    classes: services,
    classTeachers: createClassTeachersService({
      ...stored,
      findTeacherByEmail: (email) => accounts.findTeacherByEmail(email),
      toAnswer,
    }),
    joinCodes: createJoinCodesService({
      ...stored,
      newCode: () => makeJoinCode(randomBytes(JOIN_CODE_LENGTH), clock()),
      toAnswer,
    }),
    joining: createJoinClassService({
      findTries: (triers) => joinTries.find(triers),
      addTry: (triers, now) => joinTries.add(triers, now),
      join: (uid, code, now) => memberships.join(uid, code, now),
      clock,
    }),
    studentClasses: createStudentClassesService({
      findClassIds: (uid) => accounts.findClassIds(uid),
      findClasses: (ids) => classes.findMany(ids),
      findNames,
    }),
    roster: buildRoster(parts),
    ...buildNumbers(parts),
  };
}

function buildRoster({ schoolId, identity, clock, log, repositories }: Parts) {
  const { accounts, memberships, rosterLimits } = repositories;
  return createImportRosterService({
    ...storedClasses(repositories),
    findAccounts: createRosterAccountsFinder({
      findByEmails: (emails) => identity.findByEmails(emails),
      findMembers: (uids) => accounts.findMembers(uids),
      findSchools: (uids) => accounts.findSchools(uids),
      schoolId,
    }),
    countAccounts: (teacherId, more, now) => rosterLimits.add(teacherId, more, now),
    createAccount: (account) => identity.create(account),
    saveUser: (user, now) => accounts.save(user, now),
    setRole: (uid, role) => identity.setRole(uid, role, schoolId),
    addStudent: (uid, classId) => memberships.add(uid, classId),
    clock,
    log,
  });
}

function buildNumbers({ config, clock, writing, repositories }: Parts) {
  const {
    accounts,
    summaries,
    classes,
    classStudents,
    quizzes,
    responses,
    firstAttempts,
    insights,
  } = repositories;
  const chooseClasses = createClassChooser({
    ...storedClasses(repositories),
    listTaughtIds: (uid) => classes.listTaughtIds(uid),
    seesSchool: config.teacherScope === 'school',
  });
  return {
    classOverview: createClassOverviewService({
      chooseClasses,
      listRows: (classIds) => classStudents.listRows(classIds),
      setProfile: (uid, profile) => summaries.setProfile(uid, profile),
      countStudents: () => accounts.countStudents(),
      listStudents: () => accounts.listStudents(),
    }),
    insights: createInsightsService({
      chooseClasses,
      findKept: (about) => insights.find(about),
      keep: (about, words) => insights.save(about, words),
      listStudents: (classIds) => classStudents.listClass(classIds),
      listQuizzes: (teacherId, limit) => quizzes.listNewestOpen(teacherId, limit),
      countResponses: (quizId) => responses.count(quizId),
      listFirstAttemptsOf: (quizId, studentIds) => firstAttempts.listOf(quizId, studentIds),
      advice: writing.advice,
      clock,
    }),
  };
}
