import { NO_EXCEPTION, type StoredException } from './accommodation.ts';
import type { AssignmentRecord, StoredSettings } from './assignment-record.ts';
import type { Try } from './student-marks.ts';

/** A Monday morning, before the clocks of Oslo go back. */
const MONDAY = new Date('2026-10-19T06:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;

/** So many hours after that morning. */
export function at(hours: number): string {
  return new Date(MONDAY.getTime() + hours * HOUR_MS).toISOString();
}

export function moment(hours: number): Date {
  return new Date(at(hours));
}

/** Opens in an hour, is due in ten and closes in twenty; ten questions, a minute each. */
export function anAssignment(
  changes: Partial<Omit<AssignmentRecord, 'settings'>> & {
    settings?: Partial<StoredSettings>;
  } = {},
): AssignmentRecord {
  const { settings, ...fields } = changes;
  return {
    id: 'rivers-in-9b',
    classId: 'class-9b',
    className: '9B',
    timeZone: 'Europe/Oslo',
    quizId: 'rivers',
    quizTitle: 'Rivers',
    numQuestions: 10,
    toughness: 'Easy',
    quizVersion: null,
    teacherId: 'anna',
    createdAt: at(0),
    releasedAt: null,
    closedAt: null,
    remindedAt: null,
    added: [],
    ...fields,
    settings: {
      keepsVersion: false,
      only: null,
      opensAt: at(1),
      dueAt: at(10),
      closesAt: at(20),
      acceptsLate: true,
      attempts: 1,
      counts: 'best',
      time: { kind: 'usual' },
      shuffle: { questions: false, options: true },
      release: 'at-once',
      shows: 'score-and-answers',
      ...settings,
    },
  };
}

export function anException(changes: Partial<StoredException> = {}): StoredException {
  return { ...NO_EXCEPTION, addedSeconds: 0, setAt: at(0), ...changes };
}

export function aTry(changes: Partial<Try> = {}): Try {
  return {
    attemptId: 'attempt-1',
    score: 7,
    totalQuestions: 10,
    percentage: 70,
    handedInAt: at(5),
    isLate: false,
    sawAnswers: false,
    ...changes,
  };
}
