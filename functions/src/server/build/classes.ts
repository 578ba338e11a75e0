import { randomBytes } from 'node:crypto';
import { JOIN_CODE_LENGTH } from '@study-assistant/contract/classes/classes';
import { toUser } from '../../domain/account/member.ts';
import { makeJoinCode } from '../../domain/class/join-code.ts';
import type { Sittings } from '../../features/assignments/sittings.ts';
import { createClassTeachersService } from '../../features/classes/class-teachers.service.ts';
import { createClassesService } from '../../features/classes/classes.service.ts';
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
import { storedClasses } from './stored.ts';

export function buildClasses(parts: Parts, sittings: Pick<Sittings, 'endAllOf' | 'releaseLater'>) {
  const { clock, repositories } = parts;
  const { accounts, audit, classes, memberships, classStudents, limits } = repositories;
  const { classInvitations } = repositories;
  const stored = storedClasses(repositories);
  const findNames = (uids: readonly string[]) => accounts.findNames(uids);
  const services = createClassesService({
    ...stored,
    newId: () => classes.newId(),
    listOfTeacher: (uid) => classes.listOfTeacher(uid),
    createClass: (record) => classes.create(record),
    copyToAssignments: (record) => classes.copyToAssignments(record),
    endClass: createEndClass(parts, sittings),
    countStudents: (classId) => classStudents.count(classId),
    listStudents: (classId) => classStudents.listRoster(classId),
    listWaiting: (classId) => classInvitations.listOfClass(classId, clock()),
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
      async findTeacherByEmail(email) {
        const [account] = await parts.identity.findByEmails([email]);
        if (!account?.isEmailVerified || account.isClosed) return null;
        const member = await accounts.findMember(account.uid);
        return member?.userType === 'teacher' && member.closedAt === null ? toUser(member) : null;
      },
      toAnswer,
    }),
    joinCodes: createJoinCodesService({
      ...stored,
      newCode: () => makeJoinCode(randomBytes(JOIN_CODE_LENGTH), clock()),
      toAnswer,
    }),
    joining: createJoinClassService({
      join: (uid, code, now) => memberships.join(uid, code, now),
      countWrongCode: (uid, address, now) =>
        limits.take({ uid, address }, [{ name: 'wrongCodes' }], now),
      clock,
    }),
    classInvitations: buildClassInvitations(parts),
    studentClasses: createStudentClassesService({
      findClass: stored.findClass,
      findClassIds: (uid) => accounts.findClassIds(uid),
      findClasses: (ids) => classes.findMany(ids),
      findNames,
      async leaveClass(student, classId, entry) {
        const record = await audit.prepare(student, clock());
        return memberships.leave(student.uid, classId, (transaction) => record(transaction, entry));
      },
    }),
    roster: buildRoster(parts),
    ...buildNumbers(parts),
  };
}

export function buildClassInvitations({
  clock,
  repositories,
}: Pick<Parts, 'clock' | 'repositories'>) {
  const { accounts, audit, classes, classInvitations } = repositories;
  return createClassInvitationsService({
    classes,
    invitations: classInvitations,
    findTeachers: (uids) => accounts.findMembers(uids),
    async accept({ by, uid }, id, entryOf) {
      const now = clock();
      const [record, name] = await Promise.all([audit.prepare(by, now), accounts.findName(uid)]);
      return classInvitations.accept({ id, studentId: uid, now }, (transaction, into) =>
        record(transaction, { ...entryOf(into, name), alsoAbout: [uid] }),
      );
    },
    async withdraw({ by, uid }, id, entryOf) {
      const [record, name] = await Promise.all([
        audit.prepare(by, clock()),
        accounts.findName(uid),
      ]);
      const waiting = await classInvitations.listOfStudent(uid, clock());
      const classId = waiting.find((one) => one.id === id)?.classId;
      const into = classId === undefined ? null : await classes.find(classId);
      if (!into) return null;
      return classInvitations.remove(id, { studentId: uid }, (transaction) =>
        record(transaction, { ...entryOf(into, name), alsoAbout: [uid] }),
      );
    },
    clock,
  });
}

/** What ends with a class: what is under way is handed in, what has not opened yet goes, nobody is asked in. */
export function createEndClass(
  { clock, repositories: { assignments, classInvitations } }: Pick<Parts, 'clock' | 'repositories'>,
  sittings: Pick<Sittings, 'endAllOf' | 'releaseLater'>,
) {
  return async (classId: string): Promise<void> => {
    for (const id of await assignments.endAllOf('classId', classId, clock())) {
      await sittings.endAllOf(id);
      await sittings.releaseLater(id);
    }
    await classInvitations.removeOfClass(classId);
  };
}

function buildRoster({ schoolId, identity, clock, log, repositories }: Parts) {
  const { accounts, audit, classes, memberships, limits, openInvitations, schools } = repositories;
  const { classInvitations } = repositories;
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
      listWaiting: (classId) => classInvitations.listOfClass(classId, clock()),
      schoolId,
    }),
    findReserved: createReservedAddressesFinder({
      findInviting: (emails) => openInvitations.findInviting(emails, clock()),
      findSchoolByDomain: (domain) => schools.findByDomain(domain),
      schoolId,
    }),
    countAccounts: (uid, amount, now) =>
      limits.take({ uid, address: null }, [{ name: 'rosterAccounts', amount }], now),
    giveBackAccounts: (uid, amount, countedAt) =>
      limits.giveBack({ uid, address: null }, [{ name: 'rosterAccounts', amount }], countedAt),
    newUid: () => accounts.newUid(),
    createAccount: (email, uid) => identity.create(email, uid),
    removeAccount: (uid) => identity.remove(uid),
    signOutEverywhere: (uid) => identity.signOutEverywhere(uid),
    saveUser: (user, now) => accounts.save(user, now),
    setRole: (uid, role) => identity.setRole(uid, { role, schoolId, isAdmin: false }),
    addStudent: (uid, classId, mayAdd) => memberships.add(uid, classId, mayAdd),
    invite: (invitee, now) => classInvitations.invite(invitee, now),
    record(actor, { id, name }, { added, made, invited, uids }, now) {
      const changes = [
        { field: 'students', from: null, to: String(added) },
        { field: 'new accounts', from: null, to: String(made) },
        ...(invited > 0 ? [{ field: 'invited', from: null, to: String(invited) }] : []),
      ];
      const target = { kind: 'class', id, name } as const;
      const entry = { act: 'roster.imported', actor, target, changes, alsoAbout: uids } as const;
      return audit.record(entry, now);
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
