import type { Caller } from '../../functions/src/domain/caller.ts';
import { createEndClass } from '../../functions/src/features/classes/end-class.ts';
import { createIdentity } from '../../functions/src/platform/auth/identity.ts';
import { createSignIns } from '../../functions/src/platform/auth/sign-ins.ts';
import { cloudLogger } from '../../functions/src/platform/log/logger.ts';
import { readConfig } from '../../functions/src/platform/settings/config.ts';
import { createSchoolParts } from '../../functions/src/server/parts.ts';
import { buildAssignments } from '../../functions/src/server/school.ts';
import { buildAttempts, buildResults } from '../../functions/src/server/school.ts';
import { buildBoard } from '../../functions/src/server/school.ts';
import { buildClasses } from '../../functions/src/server/school.ts';
import { createWriting } from '../../functions/src/server/writing.ts';
import type { LocalParts } from './connect.ts';

export type SchoolServices = ReturnType<typeof openServices>;

/**
 * The product's own services of a school with the demo's clock and ids, so that the demo shows what
 * the product has done. No task is queued: the demo does what is due by now, and anything later is
 * done on the next read or at night.
 */
export function openServices({ auth, firestore, files }: LocalParts, schoolId: string) {
  let now = new Date(0);
  let id = '';
  const log = { ...cloudLogger, info: () => undefined };
  const clock = () => now;
  const config = readConfig({ FUNCTIONS_EMULATOR: 'true' });
  const parts = createSchoolParts(
    {
      ...{ firestore, files, config, log, clock },
      identity: createIdentity(auth, { ...config, clock, log }),
      noteSession: () => Promise.resolve(),
      signIns: createSignIns(auth),
      writing: createWriting(config.ai, log),
      verifyApp: null,
      queueOf: () => ({ enqueue: () => Promise.resolve() }),
      wait: () => Promise.resolve(),
    },
    schoolId,
  );
  const { classes, assignments, memberships } = parts;
  const named = {
    classes: { ...classes, newId: () => id },
    assignments: { ...assignments, newId: () => id },
  };
  const demo = { ...parts, ...named };
  const results = buildResults(demo);
  const { deadlines, ...attempts } = buildAttempts(demo, results);
  const { releaseLater, releaseResults } = results.release;
  const { endAllOf } = attempts.openAttempts;
  const sittings = { ...deadlines, endAllOf, releaseLater };
  const { keepBoard, ...board } = buildBoard(demo);
  return {
    ...board,
    ...buildClasses(demo, createEndClass({ ...demo, sittings, keepBoard })),
    ...buildAssignments(demo, sittings),
    openAttempts: attempts.openAttempts,
    releaseResults,
    addStudent: (uid: string, classId: string) => memberships.add(uid, classId),
    changeClass: (...change: Parameters<typeof classes.change>) => classes.change(...change),
    /** Sets the clock for what follows. */
    goTo(time: Date): void {
      now = time;
    },
    /** Sets the id of what is created next. */
    nameNext(next: string): void {
      id = next;
    },
    callerOf: (uid: string, role: Caller['role']): Caller => ({
      ...{ uid, email: '', isEmailVerified: true, isAdmin: false },
      way: { provider: 'custom', tenant: null, email: null },
      ...{ signedInAt: 0, secondStep: 'unused' },
      ...{ role, schoolId },
    }),
  };
}
