import type { ActEntry } from '../audit.ts';
import type { Accommodation } from './accommodation.ts';
import type { AssignmentRecord } from './assignment-record.ts';

/** A student by her uid and her name. */
type Student = { uid: string; name: string };
type Change = { before: Accommodation; after: Accommodation };

/** What is written down when a student's right to more time changes. */
export function factorEntry({ uid, name }: Student, { before, after }: Change): ActEntry {
  return {
    act: 'accommodation.changed',
    target: { kind: 'account', id: uid, name },
    changes: [
      { field: 'extra time', from: String(before.timeFactor), to: String(after.timeFactor) },
    ],
  };
}

/** What is written down when something is otherwise for her at an assignment. */
export function exceptionEntry(
  { uid, name }: Student,
  { id, quizTitle }: Pick<AssignmentRecord, 'id' | 'quizTitle'>,
  { before, after }: Change,
): ActEntry {
  const [was, is] = [before, after].map(({ exceptions }) => exceptions[id]);
  const differences = FIELDS.map(([key, field]) => ({
    ...{ field, from: toWords(was?.[key]), to: toWords(is?.[key]) },
  })).filter(({ from, to }) => from !== to);
  return {
    act: 'exception.changed',
    target: { kind: 'account', id: uid, name },
    changes: [{ field: 'assignment', from: null, to: quizTitle }, ...differences],
  };
}

const FIELDS = [
  ['opensAt', 'opens'],
  ['dueAt', 'due'],
  ['closesAt', 'closes'],
  ['moreAttempts', 'more attempts'],
  ['isExcused', 'excused'],
  ['addedSeconds', 'added seconds'],
] as const;

/** What nobody has said is the same as none. */
function toWords(value: string | number | boolean | null | undefined): string | null {
  return value ? String(value) : null;
}
