import { randomBytes } from 'node:crypto';
import { JOIN_CODE_LENGTH } from '@study-assistant/contract/classes/classes';
import { makeJoinCode } from '../../domain/class/join-code.ts';
import type { Sittings } from '../../features/assignments/sittings.ts';
import { createClassTeachersService } from '../../features/classes/class-teachers.service.ts';
import { createClassesService } from '../../features/classes/classes.service.ts';
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
import { storedClasses } from './stored.ts';

export function buildClasses(parts: Parts, sittings: Pick<Sittings, 'endAllOf' | 'releaseLater'>) {
  const { clock, repositories } = parts;
  const { accounts, audit, classes, memberships, classStudents, joinTries } = repositories;
  const stored = storedClasses(repositories);
  const findNames = (uids: readonly string[]) => accounts.findNames(uids);
  const services = createClassesService({
    ...stored,
    newId: () => classes.newId(),
    listOfTeacher: (uid) => classes.listOfTeacher(uid),
    createClass: (record) => classes.create(record),
    copyToAssignments: (record) => classes.copyToAssignments(record),
    endAssignments: createEndAssignments(parts, sittings),
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
      findClass: stored.findClass,
      async changeTeachers({ by, id, teacherId }, next, entryOf) {
        const [record, name] = await Promise.all([
          audit.prepare(by, clock()),
          accounts.findName(teacherId),
        ]);
        return classes.change(id, next, (transaction, before, after) => {
          const entry = entryOf(before, after, name);
          if (entry) record(transaction, { ...entry, alsoAbout: [teacherId] });
        });
      },
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

/** What ends with a class: what is under way is handed in, what has not opened yet goes. */
export function createEndAssignments(
  { clock, repositories: { assignments } }: Pick<Parts, 'clock' | 'repositories'>,
  sittings: Pick<Sittings, 'endAllOf' | 'releaseLater'>,
) {
  return async (classId: string): Promise<void> => {
    for (const id of await assignments.endAllOf('classId', classId, clock())) {
      await sittings.endAllOf(id);
      await sittings.releaseLater(id);
    }
  };
}

function buildRoster({ schoolId, identity, clock, log, repositories }: Parts) {
  const { accounts, audit, classes, memberships, limits, openInvitations, schools } = repositories;
  return createImportRosterService({
    ...storedClasses(repositories),
    findAccounts: createRosterAccountsFinder({
      findByEmails: (emails) => identity.findByEmails(emails),
      findMembers: (uids) => accounts.findMembers(uids),
      findSchools: (uids) => accounts.findSchools(uids),
      async findRunning(classIds) {
        const found = await classes.findMany(classIds);
        return found.filter(({ archivedAt }) => archivedAt === null).map(({ id }) => id);
      },
      schoolId,
    }),
    findReserved: createReservedAddressesFinder({
      findInvited: (emails) => openInvitations.findInvited(emails, clock()),
      findSchoolByDomain: (domain) => schools.findByDomain(domain),
      schoolId,
    }),
    countAccounts: (uid, amount, now) =>
      limits.take({ uid, address: null }, [{ name: 'rosterAccounts', amount }], now),
    giveBackAccounts: (uid, amount, countedAt) =>
      limits.giveBack({ uid, address: null }, [{ name: 'rosterAccounts', amount }], countedAt),
    createAccount: (email) => identity.create(email),
    removeAccount: (uid) => identity.remove(uid),
    signOutEverywhere: (uid) => identity.signOutEverywhere(uid),
    saveUser: (user, now) => accounts.save(user, now),
    setRole: (uid, role) => identity.setRole(uid, { role, schoolId, isAdmin: false }),
    addStudent: (uid, classId) => memberships.add(uid, classId),
    record(actor, { id, name }, { added, made }, now) {
      const changes = [
        { field: 'students', from: null, to: String(added) },
        { field: 'new accounts', from: null, to: String(made) },
      ];
      const target = { kind: 'class', id, name } as const;
      return audit.record({ act: 'roster.imported', actor, target, changes }, now);
    },
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
    yearChanges,
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
      copyProfile: (uid) =>
        summaries.copyProfile(uid, (transaction) => accounts.findProfileIn(transaction, uid)),
      countStudents: () => accounts.countStudents(),
      listStudents: () => accounts.listStudents(),
    }),
    insights: createInsightsService({
      chooseClasses,
      findKept: (about) => insights.find(about),
      keep: (about, words) => insights.save(about, words),
      listStudents: (classIds) => classStudents.listClass(classIds),
      findYearStart: async () => (await yearChanges.findNewest())?.startedAt ?? null,
      listQuizzes: (teacherId, limit, since) => quizzes.listNewestOpen(teacherId, limit, since),
      countResponses: (quizId) => responses.count(quizId),
      listFirstAttemptsOf: (quizId, students) => firstAttempts.listOfYear(quizId, students),
      advice: writing.advice,
      clock,
    }),
  };
}
