import { isMissed, type QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { PRACTICE_DAYS } from '@study-assistant/contract/attempts/practice';
import { dayOf } from '../day.ts';
import { firstId } from '../quiz/question-ids.ts';

/** A question that a student has missed, and where it is in the attempt that missed it last. */
export type PracticeItem = {
  quizId: string;
  questionId: string;
  /** Null where it was missed on the board: then the quiz itself has the question. */
  attemptId: string | null;
  /** Place in the attempt's results, or among the questions of the board, from 0. */
  index: number;
  missedAt: string;
  /** How often in a row it was answered right; Leitner's boxes. Beyond the last it is learned. */
  box: number;
  /** The day from which it is due, UTC; of a learned one, the day when it was. */
  dueOn: string;
};

export type PracticeBook = {
  items: PracticeItem[];
  /** When the attempt shown last was shown that was looked through, and all that were not long before it. */
  seenUntil: string | null;
  seen: string[];
};

export type MissingAttempt = {
  id: string;
  quizId: string;
  completedAt: string;
  /** When its result was first there for its student; one that a teacher held back comes later. */
  shownAt: string;
  detailedResults: readonly QuestionResult[];
};

type Named = Pick<PracticeItem, 'quizId' | 'questionId'>;

export const EMPTY_BOOK: PracticeBook = { items: [], seenUntil: null, seen: [] };

const LEARNED = PRACTICE_DAYS.length + 1;
/** The oldest make room: the document stays small. */
const MAX_ITEMS = 400;
/** The most attempts, or quizzes of the board, that are read for one topic. */
const TOPIC_SOURCES = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * The database gives the time when it begins to write, and the result is seen at its end: one that is
 * older than the newest seen may still come.
 */
const LATE_MS = 10 * 60 * 1000;

/** From when on attempts have to be looked through; null for all. */
export function lookFrom({ seenUntil }: PracticeBook): Date | null {
  return seenUntil === null ? null : new Date(Date.parse(seenUntil) - LATE_MS);
}

export function unseen<Attempt extends { id: string }>(
  { seen }: PracticeBook,
  attempts: readonly Attempt[],
): Attempt[] {
  return attempts.filter(({ id }) => !seen.includes(id));
}

/** The book with the questions missed in these attempts: due at once, whatever was known before. */
export function addMissed(
  book: PracticeBook,
  attempts: readonly MissingAttempt[],
  now: Date,
): PracticeBook {
  const fresh = unseen(book, attempts).sort(byEnd);
  const seenUntil = [book.seenUntil ?? '', ...fresh.map((one) => one.shownAt)].sort().at(-1);
  return {
    items: withMissed(book, fresh.flatMap(missedIn), now),
    seenUntil: seenUntil || null,
    seen: [...book.seen, ...fresh.map(({ id }) => id)].slice(-MAX_SEEN),
  };
}

/**
 * The book with the questions that were missed on the board then: due at once. A second call with the
 * same changes nothing, whatever has been practised since.
 */
export function addMissedOnBoard(
  book: PracticeBook,
  { quizId, missedAt, missed }: MissedOnBoard,
  now: Date,
): PracticeBook {
  const known = new Map(book.items.map((item) => [keyOf(item), item.missedAt]));
  const fresh = missed
    .map(({ questionId, index }): PracticeItem => ({
      ...{ quizId, questionId, attemptId: null, index },
      ...{ missedAt, box: 0, dueOn: dayOf(new Date(missedAt)) },
    }))
    .filter((item) => (known.get(keyOf(item)) ?? '') < missedAt);
  return fresh.length === 0 ? book : { ...book, items: withMissed(book, fresh, now) };
}

type MissedOnBoard = {
  quizId: string;
  missedAt: string;
  missed: readonly { questionId: string; index: number }[];
};

/** What was missed now takes the place of what was known of it before. */
function withMissed(
  { items }: PracticeBook,
  missed: readonly PracticeItem[],
  now: Date,
): PracticeItem[] {
  const latest = new Map(missed.map((item) => [keyOf(item), item]));
  const kept = items.filter(
    (item) => !latest.has(keyOf(item)) && !(isLearned(item) && item.dueOn < dayOf(now)),
  );
  return [...kept, ...latest.values()].sort(byMiss).slice(-MAX_ITEMS);
}

/** More than is shown to a student within the time that is looked through again. */
const MAX_SEEN = 60;

/**
 * @param since when her school year began: what was missed before is not asked by itself any more; null
 *   in her first
 */
export function dueItems({ items }: PracticeBook, since: string | null, now: Date): PracticeItem[] {
  return items.filter((item) => isOfYear(item, since) && item.dueOn <= dayOf(now)).sort(byDue);
}

/** Those missed in one attempt, the due ones first; practising before the day is allowed. */
export function itemsOfAttempt({ items }: PracticeBook, attemptId: string): PracticeItem[] {
  return items.filter((item) => item.attemptId === attemptId && !isLearned(item)).sort(byDue);
}

/**
 * Those that can be looked through for a topic, the due ones first: of the attempts that missed
 * something last, so that reading them costs the same however many attempts there are.
 */
export function recentItems({ items }: PracticeBook, since: string | null): PracticeItem[] {
  const open = items.filter((item) => isOfYear(item, since));
  const latest = new Set(open.toSorted((a, b) => byMiss(b, a)).map(sourceOf));
  const recent = new Set([...latest].slice(0, TOPIC_SOURCES));
  return open.filter((item) => recent.has(sourceOf(item))).sort(byDue);
}

export function findItem({ items }: PracticeBook, named: Named): PracticeItem | undefined {
  return items.find((item) => keyOf(item) === keyOf(named));
}

export function nextDay({ items }: PracticeBook, since: string | null): string | null {
  const days = items.filter((item) => isOfYear(item, since)).map(({ dueOn }) => dueOn);
  return days.sort().at(0) ?? null;
}

function isOfYear(item: PracticeItem, since: string | null): boolean {
  return !isLearned(item) && (since === null || Date.parse(item.missedAt) >= Date.parse(since));
}

/**
 * Right on its day: the next box, and the question comes again later. Wrong: back to the beginning,
 * and tomorrow again. Right before its day moves nothing, so that the same answer sent twice, or
 * practising all day, is no shortcut.
 */
export function answerItem(item: PracticeItem, isRight: boolean, now: Date): PracticeItem {
  const today = dayOf(now);
  if (isLearned(item)) return item;
  if (!isRight) return { ...item, box: 0, dueOn: addDays(today, 1) };
  if (item.dueOn > today) return item;
  const days = PRACTICE_DAYS[item.box];
  const dueOn = days === undefined ? today : addDays(today, days);
  return { ...item, box: item.box + 1, dueOn };
}

export function isLearned({ box }: PracticeItem): boolean {
  return box >= LEARNED;
}

export function withItem(book: PracticeBook, changed: PracticeItem): PracticeBook {
  const items = book.items.map((item) => (keyOf(item) === keyOf(changed) ? changed : item));
  return { ...book, items };
}

export function withoutItems(book: PracticeBook, gone: readonly Named[]): PracticeBook {
  const keys = new Set(gone.map(keyOf));
  return { ...book, items: book.items.filter((item) => !keys.has(keyOf(item))) };
}

function missedIn({ id, quizId, completedAt, detailedResults }: MissingAttempt): PracticeItem[] {
  return detailedResults.flatMap((result, index) => {
    if (!isMissed(result)) return [];
    const place = { quizId, questionId: result.questionId ?? firstId(index), attemptId: id, index };
    const dueOn = dayOf(new Date(completedAt));
    return [{ ...place, missedAt: completedAt, box: 0, dueOn }];
  });
}

function keyOf({ quizId, questionId }: Named): string {
  return `${quizId} ${questionId}`;
}

/** The document that has its question. */
function sourceOf({ attemptId, quizId }: PracticeItem): string {
  return attemptId ?? quizId;
}

function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

function byEnd(a: MissingAttempt, b: MissingAttempt): number {
  return a.completedAt.localeCompare(b.completedAt);
}

function byMiss(a: PracticeItem, b: PracticeItem): number {
  return a.missedAt.localeCompare(b.missedAt);
}

/** The longest due first; of the same day those that were missed last. */
function byDue(a: PracticeItem, b: PracticeItem): number {
  return a.dueOn.localeCompare(b.dueOn) || byMiss(b, a) || a.index - b.index;
}
