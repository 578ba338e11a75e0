import { schoolClassSchema } from '@study-assistant/contract/classes/class-list';
import type { ClassRecord } from './class-record.ts';

/** A class of Ines's that runs. A field that has a default in the contract has it here too. */
export function aClassRecord(over: Partial<ClassRecord> = {}): ClassRecord {
  const told = schoolClassSchema.parse({
    id: '9b',
    name: '9b',
    subject: 'Biology',
    grade: '9',
    timeZone: 'Europe/Oslo',
    archivedAt: null,
  });
  const createdAt = '2026-08-20T08:00:00.000Z';
  return { ...told, teacherIds: ['ines'], joinCode: null, createdAt, showsMarks: false, ...over };
}
