import type { QuizStatus } from '@study-assistant/contract/quizzes/quizzes';
import { errorStatus } from '@study-assistant/contract/wire/errors';
import {
  isSharedWith,
  requireOpenQuiz,
  requireOwnAttempt,
  requireOwnClass,
  requireOwnJob,
  requireOwnMaterial,
  requireOwnQuiz,
  requireOwnQuizDocument,
  requirePublishedQuiz,
  requireReadableAttempt,
  requireReadableProfile,
  requireReader,
  requireSelf,
} from './access.ts';
import { ApiError, notFound } from './api-error.ts';
import type { TokenHolder } from './caller.ts';

const [anna, otto] = [holder('anna', 'teacher'), holder('otto', 'teacher')];
const [maya, ben] = [holder('maya', 'student'), holder('ben', 'student')];
/** Whose sign-up is not finished: she has no role yet. */
const nora = holder('nora', null);
/** A teacher whose address nobody has confirmed. */
const unconfirmed = { ...holder('ulla', 'teacher'), isEmailVerified: false };

const attempt = { studentId: 'maya' };
const [draft, assigned, ready] = [quiz('draft'), quiz('assigned'), quiz('ready')];
const job = { order: { teacherId: 'anna' } };
const material = { teacherId: 'anna' };

const OK = 'ok';
const NOT_ALLOWED = '403 You are not allowed to do this.';
const NO_QUIZ = '404 Quiz not found.';
const NO_CLASS = '404 Class not found.';
const NO_DOCUMENT = '404 This document is no longer kept. Please upload it again.';
const NOT_HER_QUIZ = '403 Only the teacher who made this quiz can change it.';
const NOT_HER_MATERIAL = '403 Only the teacher who uploaded this material can delete it.';

/** Who asks, and what she is told. */
export type Case = { who: string; ask: () => unknown; answer: string };

type Guard = (caller: TokenHolder) => unknown;

const rules: [thing: string, guard: Guard, told: [TokenHolder, string][]][] = [
  [
    'what is named as one’s own',
    (caller) => requireSelf(caller, 'maya'),
    [
      [maya, OK],
      [ben, NOT_ALLOWED],
      [anna, NOT_ALLOWED],
      [nora, NOT_ALLOWED],
    ],
  ],
  [
    'what is kept about a student',
    (caller) => requireReader(caller, 'maya'),
    [
      [maya, OK],
      [ben, NOT_ALLOWED],
      [anna, OK],
      [nora, NOT_ALLOWED],
    ],
  ],
  [
    'a student’s profile',
    (caller) => requireReadableProfile(caller, 'maya', profile('maya', 'student')),
    [
      [maya, OK],
      [anna, OK],
    ],
  ],
  [
    'a teacher’s profile',
    (caller) => requireReadableProfile(caller, 'anna', profile('anna', 'teacher')),
    [
      [anna, OK],
      [otto, NOT_ALLOWED],
    ],
  ],
  [
    'a profile that is not there',
    (caller) => requireReadableProfile(caller, 'maya', null),
    [
      [maya, '404 Account not found.'],
      [anna, '404 Student not found.'],
    ],
  ],
  [
    'the result of an attempt',
    (caller) => requireReadableAttempt(caller, attempt),
    [
      [maya, OK],
      [ben, NOT_ALLOWED],
      [anna, OK],
    ],
  ],
  [
    'a result that is not there',
    (caller) => requireReadableAttempt(caller, null),
    [
      [maya, '404 Results not found.'],
      [anna, '404 Results not found.'],
    ],
  ],
  [
    'an attempt to go on with',
    (caller) => requireOwnAttempt(caller, attempt),
    [
      [maya, OK],
      [ben, NOT_ALLOWED],
      [anna, NOT_ALLOWED],
    ],
  ],
  [
    'a draft, with its key',
    (caller) => requireOwnQuiz(caller, draft),
    [
      [anna, OK],
      [otto, NO_QUIZ],
      [maya, NO_QUIZ],
    ],
  ],
  [
    'an open quiz, with its key',
    (caller) => requireOwnQuiz(caller, ready),
    [
      [anna, OK],
      [otto, NOT_HER_QUIZ],
      [maya, NOT_HER_QUIZ],
    ],
  ],
  [
    'a quiz to delete',
    (caller) => requireOwnQuiz(caller, ready, 'Only the teacher can delete it.'),
    [
      [anna, OK],
      [otto, '403 Only the teacher can delete it.'],
    ],
  ],
  [
    'a quiz that its teacher shares',
    (caller) => requireShared(caller, { status: 'draft', isShared: true }),
    [
      [otto, OK],
      [unconfirmed, NO_QUIZ],
      [maya, NO_QUIZ],
    ],
  ],
  [
    'a quiz that its teacher keeps to herself',
    (caller) => requireShared(caller, { status: 'ready', isShared: false }),
    [[otto, NO_QUIZ]],
  ],
  [
    'a shared quiz that is being written',
    (caller) => requireShared(caller, { status: 'generating', isShared: true }),
    [[otto, NO_QUIZ]],
  ],
  [
    'a shared quiz that could not be written',
    (caller) => requireShared(caller, { status: 'failed', isShared: true }),
    [[otto, NO_QUIZ]],
  ],
  ['a quiz that is not there', (caller) => requireOwnQuiz(caller, null), [[anna, NO_QUIZ]]],
  ['an open quiz, without its key', () => requireOpenQuiz(ready), [[maya, OK]]],
  ['a draft, without its key', () => requireOpenQuiz(draft), [[maya, NO_QUIZ]]],
  ['a quiz for classes', () => requireOpenQuiz(assigned), [[maya, NO_QUIZ]]],
  [
    'a quiz for classes, with its key',
    (caller) => requireOwnQuiz(caller, assigned),
    [
      [anna, OK],
      [otto, NO_QUIZ],
    ],
  ],
  ['a quiz for classes that she has taken', () => requirePublishedQuiz(assigned), [[maya, OK]]],
  ['one of the shelf that she has taken', () => requirePublishedQuiz(ready), [[maya, OK]]],
  ['one that was taken back since', () => requirePublishedQuiz(draft), [[maya, NO_QUIZ]]],
  ['one that was deleted since', () => requirePublishedQuiz(null), [[maya, NO_QUIZ]]],
  [
    'the writing of a quiz',
    (caller) => requireOwnJob(caller, job),
    [
      [anna, OK],
      [otto, NOT_ALLOWED],
      [maya, NOT_ALLOWED],
    ],
  ],
  ['a writing that is not there', (caller) => requireOwnJob(caller, null), [[anna, NO_QUIZ]]],
  [
    'a material to delete',
    (caller) => requireOwnMaterial(caller, material),
    [
      [anna, OK],
      [otto, NOT_HER_MATERIAL],
      [maya, NOT_HER_MATERIAL],
    ],
  ],
  [
    'a class that she teaches',
    (caller) => requireOwnClass(caller, { teacherIds: ['otto', 'anna'] }),
    [
      [anna, OK],
      [otto, OK],
      [maya, NO_CLASS],
    ],
  ],
  [
    'a document to order a quiz from',
    (caller) => requireOwnQuizDocument(caller, { teacherId: 'anna' }),
    [
      [anna, OK],
      [otto, NO_DOCUMENT],
      [maya, NO_DOCUMENT],
    ],
  ],
  [
    'a document that is not there',
    (caller) => requireOwnQuizDocument(caller, null),
    [[anna, NO_DOCUMENT]],
  ],
  ['a class that is not there', (caller) => requireOwnClass(caller, null), [[anna, NO_CLASS]]],
];

/** Who is told what by each guard. */
export const ACCESS_CASES = rules.flatMap(([thing, guard, told]) =>
  told.map(([caller, answer]) => ({
    thing,
    guard,
    caller,
    name: `${caller.uid} (${caller.role ?? 'no role'})`,
    answer,
  })),
);

/** What the caller of a guard is told: its status and sentence. */
export async function answerOf(guard: () => unknown): Promise<string> {
  try {
    await guard();
    return OK;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${errorStatus[error.code]} ${error.message}`;
  }
}

/** Where whoever signs up as a teacher has her address confirmed first. */
function requireShared(
  caller: TokenHolder,
  { status, isShared }: { status: QuizStatus; isShared: boolean },
): void {
  const isThere = isSharedWith(caller, { status, filing: { isShared } }, 'school');
  if (!isThere) throw notFound('Quiz not found.');
}

function holder(uid: string, role: TokenHolder['role']): TokenHolder {
  return {
    uid,
    isEmailVerified: true,
    way: { provider: 'password', tenant: null, email: null },
    signedInAt: 1_795_161_600,
    secondStep: 'unused',
    isAdmin: false,
    schoolId: 'main',
    email: `${uid}@school.edu`,
    role,
  };
}

function profile(uid: string, userType: 'student' | 'teacher') {
  return { uid, email: `${uid}@school.edu`, fullName: uid, userType, currentGrade: null };
}

function quiz(status: 'draft' | 'assigned' | 'ready') {
  return { teacherId: 'anna', status };
}
