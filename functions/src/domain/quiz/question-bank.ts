import { sayRight } from '@study-assistant/contract/questions/kinds';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import {
  MAX_BANK_QUESTIONS,
  type BankKind,
  type BankQuestion,
} from '@study-assistant/contract/quizzes/question-bank';
import {
  isPublished,
  type Filing,
  type QuizSummary,
} from '@study-assistant/contract/quizzes/quizzes';

/** What a bank knows of a question beside what its quiz says. */
export type BankedQuestion = Pick<
  BankQuestion,
  'question' | 'topic' | 'right' | 'statistics' | 'reports'
> & { id: string; kind: BankKind };

/** A quiz in a bank. */
export type BankedQuiz = Pick<
  QuizSummary,
  | 'id'
  | 'title'
  | 'teacherId'
  | 'teacherName'
  | 'subject'
  | 'targetGrade'
  | 'toughness'
  | 'createdAt'
  | 'status'
> &
  Pick<Filing, 'tags' | 'isShared'> & {
    version: number;
    /** Until when students can answer it; null while nothing ends that, '' where they never could. */
    openUntil: string | null;
    lastUsedAt: string | null;
    /** When its answers were last counted; null where they are still to be. */
    countedAt: string | null;
    questions: BankedQuestion[];
  };

/** What a bank is made of. */
type WrittenQuiz = Omit<
  BankedQuiz,
  'tags' | 'isShared' | 'openUntil' | 'lastUsedAt' | 'countedAt' | 'questions'
> & {
  isWithdrawn: boolean;
  filing: Filing;
  questions: readonly PlacedQuestion[];
};

/** So many questions share a document: with the longest texts it is a third of what one may have. */
export const PART_QUESTIONS = 200;
export const MAX_PARTS = Math.ceil(MAX_BANK_QUESTIONS / PART_QUESTIONS);

/** Answers are counted again after a day, as long as there may be new ones. */
const COUNTED_FOR_MS = 24 * 60 * 60 * 1000;
const MAX_RIGHT_LENGTH = 160;

/** A quiz as it stands in a bank; what was counted of a question stays until it is counted again. */
export function toBanked(quiz: WrittenQuiz, before: BankedQuiz | undefined): BankedQuiz {
  const { id, title, teacherId, teacherName, subject, targetGrade, toughness } = quiz;
  const { createdAt, status, version } = quiz;
  const { tags, isShared } = quiz.filing;
  const known = new Map(before?.questions.map((question) => [question.id, question]));
  return {
    ...{ id, title, teacherId, teacherName, subject, targetGrade, toughness },
    ...{ createdAt, status, tags, isShared, version },
    openUntil: openUntil(quiz),
    lastUsedAt: before?.lastUsedAt ?? null,
    countedAt: null,
    questions: quiz.questions.map((question) => ({
      id: question.id,
      question: question.question,
      kind: question.kind ?? 'choice',
      topic: question.topic,
      right: cut(sayRight(question)),
      statistics: known.get(question.id)?.statistics ?? null,
      reports: known.get(question.id)?.reports ?? 0,
    })),
  };
}

/** Whether answers may have come since they were counted. */
export function isToCount({ openUntil: until, countedAt }: BankedQuiz, now: Date): boolean {
  if (until === '') return false;
  if (countedAt === null) return true;
  const isOld = now.getTime() - Date.parse(countedAt) >= COUNTED_FOR_MS;
  return isOld && (until === null || until > countedAt);
}

/**
 * The parts of a bank with these quizzes in place of those of the same ids, and without the others of
 * `changed`. A quiz stays in its part while there is room; where there is none at all, the oldest quizzes go.
 */
export function placeQuizzes(
  parts: readonly (readonly BankedQuiz[])[],
  changed: readonly string[],
  quizzes: readonly BankedQuiz[],
): BankedQuiz[][] {
  const gone = new Set(changed);
  const home = new Map(parts.flatMap((part, at) => part.map(({ id }) => [id, at] as const)));
  const next = parts.map((part) => part.filter(({ id }) => !gone.has(id)));
  for (const quiz of quizzes) {
    const own = next[home.get(quiz.id) ?? -1];
    const part = own && hasRoom(own, quiz) ? own : next.find((one) => hasRoom(one, quiz));
    if (part) part.push(quiz);
    else if (next.length < MAX_PARTS) next.push([quiz]);
    else replaceOldest(next, quiz);
  }
  return next;
}

function replaceOldest(parts: BankedQuiz[][], quiz: BankedQuiz): void {
  const oldestFirst = parts
    .flatMap((part) => part.map((one) => ({ part, one })))
    .sort((a, b) => a.one.createdAt.localeCompare(b.one.createdAt));
  for (const { part, one } of oldestFirst) {
    if (one.createdAt >= quiz.createdAt) return;
    part.splice(part.indexOf(one), 1);
    if (hasRoom(part, quiz)) {
      part.push(quiz);
      return;
    }
  }
}

function hasRoom(part: readonly BankedQuiz[], { questions }: BankedQuiz): boolean {
  return countQuestions(part) + questions.length <= PART_QUESTIONS;
}

export function countQuestions(quizzes: readonly BankedQuiz[]): number {
  return quizzes.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** '' is before every time. */
function openUntil({ status, isWithdrawn, filing }: WrittenQuiz): string | null {
  if (status === 'ready') return null;
  const ends = filing.given.map(({ closesAt }) => closesAt);
  if (ends.includes(null)) return null;
  const last = ends.reduce<string>(
    (latest, end) => (end !== null && end > latest ? end : latest),
    '',
  );
  // Answers to what was open once are there, though none may come.
  const wasOpen = isPublished({ status }) || isWithdrawn;
  return last === '' && wasOpen ? '0' : last;
}

function cut(text: string): string {
  return text.length <= MAX_RIGHT_LENGTH ? text : `${text.slice(0, MAX_RIGHT_LENGTH - 1)}…`;
}
