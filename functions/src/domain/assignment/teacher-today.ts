import {
  closingOf,
  type AssignmentState,
} from '@study-assistant/contract/assignments/assignment-times';
import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import type { AssignmentRecord } from './assignment-record.ts';
import { toAssignment } from './change-assignment.ts';

/** What asks for its teacher comes first; results that everybody sees ask for nothing. */
const RANKS: Record<AssignmentState, number | null> = {
  closed: 0,
  open: 1,
  late: 1,
  coming: 2,
  released: null,
};

/** The assignments that concern a teacher today, in the order in which she should see them. */
export function rankForToday(records: readonly AssignmentRecord[], now: Date): Assignment[] {
  return records
    .map((record) => toAssignment(record, now))
    .filter(({ state }) => RANKS[state] !== null)
    .sort(
      (a, b) =>
        (RANKS[a.state] ?? 0) - (RANKS[b.state] ?? 0) ||
        nextTimeOf(a) - nextTimeOf(b) ||
        a.className.localeCompare(b.className, 'en'),
    );
}

/** How many of each class go on, and how many wait for the release of their results. */
export function countByClass(
  assignments: readonly Pick<Assignment, 'classId' | 'state'>[],
): { classId: string; open: number; toRelease: number }[] {
  const counted = new Map<string, { open: number; toRelease: number }>();
  for (const { classId, state } of assignments) {
    const counts = counted.get(classId) ?? { open: 0, toRelease: 0 };
    if (state === 'open' || state === 'late') counts.open += 1;
    if (state === 'closed') counts.toRelease += 1;
    counted.set(classId, counts);
  }
  return [...counted].map(([classId, counts]) => ({ classId, ...counts }));
}

/** When it opens, is due or closes, whichever comes next; what has no end comes last. */
function nextTimeOf({ state, settings }: Assignment): number {
  if (state === 'coming') return Date.parse(settings.opensAt ?? '');
  const end = state === 'open' ? (settings.dueAt ?? settings.closesAt) : closingOf(settings);
  return end === null ? Number.MAX_SAFE_INTEGER : Date.parse(end);
}
