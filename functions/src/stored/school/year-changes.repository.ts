import { isLately } from '@study-assistant/contract/school/school-years';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { NewAuditEntry } from '../../domain/audit.ts';
import {
  findEnded,
  type YearChangeRecord,
  type YearCounts,
  type YearOrder,
} from '../../domain/school/school-year.ts';
import { readDocument, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { AuditRepository } from './audit.repository.ts';
import { settingsOf } from './school-root.ts';

const storedChange = z.pipe(
  z.object({
    id: z.string(),
    version: z.literal(1),
    name: z.string(),
    ended: z.object({ key: z.string(), name: z.string() }),
    archiveClasses: z.boolean(),
    except: z.array(z.string()),
    status: z.enum(['running', 'done']),
    startedAt: storedTime,
    finishedAt: z.nullable(storedTime),
    moved: z.int(),
    left: z.int(),
    archived: z.int(),
  }),
  z.transform(({ id: key, version: _version, ...change }): YearChangeRecord => ({
    key,
    ...change,
  })),
);

/**
 * What was there when a change was ordered: nothing, the same one, another one that still runs, or one that
 * was started a short time ago.
 */
export type Ordered = {
  change: YearChangeRecord;
  found: 'nothing' | 'same' | 'other' | 'lately';
};

const NO_COUNTS: YearCounts = { moved: 0, left: 0, archived: 0 };

/** `yearChanges/{key}` of a school. */
export function yearChangesOf(school: DocumentReference): CollectionReference {
  return school.collection('yearChanges');
}

export type YearChangesRepository = ReturnType<typeof createYearChangesRepository>;

/** `yearChanges/{key}`: the school years that were started. The newest is the year that is. */
export function createYearChangesRepository(
  school: DocumentReference,
  audit: Pick<AuditRepository, 'recordIn'>,
) {
  const { firestore } = school;
  const changes = yearChangesOf(school);
  /** Every start changes it, so that of two at once one sees the other. */
  const lock = settingsOf(school).doc('school-year');
  const newestFirst = changes.orderBy('startedAt', 'desc').limit(1);

  function read(snapshot: DocumentSnapshot | undefined): YearChangeRecord | null {
    return snapshot ? readDocument(storedChange, snapshot) : null;
  }

  return {
    async find(key: string): Promise<YearChangeRecord | null> {
      return read(await changes.doc(key).get());
    },

    async findNewest(): Promise<YearChangeRecord | null> {
      return read((await newestFirst.get()).docs[0]);
    },

    /** The key of the one that was under way at that time already; null where there is none. */
    async findRunningSince(before: Date): Promise<string | null> {
      const newest = read((await newestFirst.get()).docs[0]);
      const isLate =
        newest?.status === 'running' && Date.parse(newest.startedAt) < before.getTime();
      return isLate ? newest.key : null;
    },

    /** Orders a change, once, only while no other one runs, and soon after the last one only `again`. */
    start(
      { again, ...asked }: Omit<YearOrder, 'ended'> & { again: boolean },
      toEntry: (change: YearChangeRecord) => NewAuditEntry,
      actorName: string,
    ): Promise<Ordered> {
      return transact(firestore, async (transaction) => {
        const ref = changes.doc(asked.key);
        const [stored, { docs }] = await Promise.all([
          transaction.get(ref),
          transaction.get(newestFirst),
          transaction.get(lock),
        ]);
        const same = read(stored);
        if (same) return { change: same, found: 'same' };
        const last = read(docs[0]);
        if (last?.status === 'running') return { change: last, found: 'other' };
        const now = new Date(asked.startedAt);
        if (last && !again && isLately(last, now)) return { change: last, found: 'lately' };
        const ordered: YearOrder = { ...asked, ended: findEnded(last, asked) };
        const change: YearChangeRecord = {
          ...{ ...ordered, ...NO_COUNTS },
          ...{ status: 'running', finishedAt: null },
        };
        const { key: _key, ...fields } = change;
        transaction.set(lock, { version: 1, newest: asked.key });
        transaction.create(ref, { version: 1, ...fields, startedAt: toStoredTime(now) });
        audit.recordIn(transaction, toEntry(change), { actorName, now });
        return { change, found: 'nothing' };
      });
    },

    /** Says that all is done, once; who stayed is not kept any longer than that. */
    async finish(
      key: string,
      counts: YearCounts,
      now: Date,
      toEntry: (change: YearChangeRecord) => NewAuditEntry,
    ): Promise<void> {
      await transact(firestore, async (transaction) => {
        const ref = changes.doc(key);
        const change = read(await transaction.get(ref));
        if (change?.status !== 'running') return;
        const done = { status: 'done', finishedAt: toStoredTime(now), except: [] };
        transaction.update(ref, { ...done, ...counts });
        audit.recordIn(transaction, toEntry({ ...change, ...counts }), { actorName: '', now });
      });
    },
  };
}
