import { randomUUID } from 'node:crypto';
import { anAttempt } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import type { AttemptRecord } from '../../../functions/src/domain/attempt/attempt-record.ts';
import { createAttemptsRepository } from '../../../functions/src/stored/attempts/attempts.repository.ts';
import type { Person } from '../people/people.ts';
import { firestoreOf } from '../product/firestore.ts';
import { currentSite } from '../product/site.ts';
import { openDocuments, type SchoolDocuments } from '../school/school-documents.ts';

/**
 * Works on a school's documents directly, like an administrator; by default on those of the first
 * school.
 */
export function withSchool<T>(
  work: (school: SchoolDocuments) => Promise<T>,
  schoolId?: string,
): Promise<T> {
  return work(openDocuments(firestoreOf(currentSite()), schoolId));
}

/** Stores attempts as a submit does, with results and resources chosen by the test. */
export async function keepAttempts(
  student: Pick<Person, 'uid'>,
  ...attempts: Partial<AttemptRecord>[]
): Promise<AttemptRecord[]> {
  const kept = attempts.map((over) =>
    anAttempt({ id: randomUUID(), studentId: student.uid, ...over }),
  );
  await withSchool(async (school) => {
    const repository = createAttemptsRepository(school.root);
    for (const attempt of kept) await repository.add(attempt);
  });
  return kept;
}

/** Nine in the morning of a day in March. */
export function onDay(day: number): Pick<AttemptRecord, 'completedAt'> {
  return { completedAt: `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z` };
}
