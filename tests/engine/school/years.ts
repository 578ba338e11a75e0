import type { Firestore } from 'firebase-admin/firestore';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import { createReaderGuard } from '../../../functions/src/domain/reader-guard.ts';
import { createEndClass } from '../../../functions/src/features/classes/end-class.ts';
import type { Parts } from '../../../functions/src/server/parts.ts';
import { buildYears } from '../../../functions/src/server/school.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { reachThrough } from '../../support/school/school-documents.ts';
import { aQuiz, openClassroom, student } from '../classroom.ts';

export const admin = { ...callerOf('ines', 'teacher'), isAdmin: true };

/** A classroom with the years of its school; its clock advances a second with each read. */
export function openYears(projectId: string) {
  const room = openClassroom(projectId);
  const repositories = createRepositories(room.documents.root);
  const ordered: string[] = [];
  const closed: string[] = [];
  const lines: string[] = [];
  let seconds = 0;
  const tick = (by = 1) => room.at((seconds += by));
  const say = (event: string) => void lines.push(event);

  /** The years of the school; a number limits the writes before the server stops. */
  function yearsOf(writes = Number.POSITIVE_INFINITY) {
    let left = writes;
    function count(): void {
      if (left <= 0) throw new Error('It was stopped.');
      left -= 1;
    }
    const stopping = new Proxy(room.firestore, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'runTransaction') return value.bind(target) as unknown;
        return (...[work, options]: Parameters<Firestore['runTransaction']>) => {
          count();
          return target.runTransaction(work, options);
        };
      },
    });
    const repositories = createRepositories(reachThrough(stopping, room.documents.root));
    const parts = {
      ...{ schoolId: 'main', clock: tick, log: { info: say, warn: say, error: say } },
      requireReader: createReaderGuard('trial', repositories),
      ...repositories,
      identity: {
        close(uid: string) {
          count();
          closed.push(uid);
          return Promise.resolve();
        },
      },
      tasks: {
        moveUp: { enqueue: ({ key }: { key: string }) => Promise.resolve(void ordered.push(key)) },
      },
    } as unknown as Parts;
    const sittings = { endAllOf: () => Promise.resolve(0), releaseLater: () => Promise.resolve() };
    const keepBoard = { endAndKeep: () => Promise.resolve(null) };
    return buildYears(parts, createEndClass({ ...parts, sittings, keepBoard }));
  }

  async function take(uid: string, quizId: string, right: number): Promise<string> {
    tick();
    room.quizzes.set(quizId, aQuiz(quizId));
    const answers = Array.from({ length: 5 }, (_, at) => (at < right ? 1 : 0));
    const body = { quizId, studentId: uid, answers, timeTaken: 50 };
    return (await room.plain.submit(student(uid), body, undefined)).attemptId;
  }

  return {
    room,
    repositories,
    ordered,
    closed,
    lines,
    tick,
    yearsOf,
    take,

    async enrol(uid: string, currentGrade: '6' | '9' | '12', classIds: string[] = []) {
      const who = { uid, email: `${uid}@example.org`, fullName: uid };
      await repositories.accounts.save({ ...who, userType: 'student', currentGrade }, tick());
      await room.documents.doc(`users/${uid}`).update({ classIds });
    },

    order(name: string, { except = [] as string[], archiveClasses = true, again = false } = {}) {
      return yearsOf().years.start(admin, { name, except, archiveClasses, again });
    },

    /** What is stored and counted about a student, next to the sum of her attempts. */
    async sums(uid: string) {
      const stored = await room.documents
        .collection('attempts')
        .where('studentId', '==', uid)
        .get();
      const all = stored.docs.map((one) => Number(one.get('percentage')));
      const parts = [
        await repositories.summaries.read(uid),
        ...(await repositories.summaries.listYears(uid)),
      ];
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      return {
        counted: [
          sum(parts.map(({ attempts }) => attempts)),
          sum(parts.map(({ percentageSum }) => percentageSum)),
          sum(parts.map(({ passed }) => passed)),
          Math.max(0, ...parts.map(({ highestPercentage }) => highestPercentage)),
        ],
        added: [
          ...[all.length, sum(all), all.filter((one) => one >= 60).length, Math.max(0, ...all)],
        ],
      };
    },

    async clear(): Promise<void> {
      for (const collection of await room.documents.root.listCollections()) {
        await room.firestore.recursiveDelete(collection);
      }
      for (const list of [ordered, closed, lines]) list.length = 0;
      seconds = 0;
    },
  };
}

export type Years = ReturnType<typeof openYears>;
