import type { User } from '@study-assistant/contract/people/accounts';
import { isPublished, type QuizStatus } from '@study-assistant/contract/quizzes/quizzes';
import { forbidden, notFound } from './api-error.ts';
import type { TokenHolder } from './caller.ts';
import { seesColleagues, type TeacherScope } from './teacher-scope.ts';

/**
 * Who owns and may read what. Which role may call an endpoint at all is said in the contract's
 * roles.ts; this is about the one document that a call names. A guard is called `require…` and throws
 * what the caller is told; an answer is called `is…`.
 */
type OfStudent = { studentId: string };
type OfTeacher = { teacherId: string };

/** What a call names, such as the student of a submit, must be the caller. */
export function requireSelf(caller: TokenHolder, uid: string): void {
  if (caller.uid !== uid) throw forbidden();
}

/** A student reads about herself, a teacher about anyone. */
export function requireReader(caller: TokenHolder, uid: string): void {
  if (caller.role !== 'teacher') requireSelf(caller, uid);
}

/** One's own profile, or a student's. */
export function requireReadableProfile(caller: TokenHolder, uid: string, user: User | null): User {
  const isOwn = caller.uid === uid;
  if (!user) throw notFound(isOwn ? 'Account not found.' : 'Student not found.');
  if (!isOwn && user.userType !== 'student') throw forbidden();
  return user;
}

/** The result of an attempt, for its student and for teachers. */
export function requireReadableAttempt<A extends OfStudent>(
  caller: TokenHolder,
  attempt: A | null,
): A {
  if (!attempt) throw notFound('Results not found.');
  requireReader(caller, attempt.studentId);
  return attempt;
}

/** An attempt, open or over, for its student alone. */
export function requireOwnAttempt(caller: TokenHolder, { studentId }: OfStudent): void {
  requireSelf(caller, studentId);
}

export function isOwnQuiz(caller: TokenHolder, { teacherId }: OfTeacher): boolean {
  return teacherId === caller.uid;
}

/** Whether a colleague may read a quiz with its key and duplicate it, because its teacher shares it. */
export function isSharedWith(
  caller: TokenHolder,
  { status, filing }: { status: QuizStatus; filing: { isShared: boolean } },
  scope: TeacherScope,
): boolean {
  const isWritten = status !== 'generating' && status !== 'failed';
  return filing.isShared && isWritten && seesColleagues(scope, caller);
}

/** The quiz, for its own teacher. What is not open is there for nobody else. */
export function requireOwnQuiz<Q extends OfTeacher & { status: QuizStatus }>(
  caller: TokenHolder,
  quiz: Q | null,
  sentence = 'Only the teacher who made this quiz can change it.',
): Q {
  if (quiz && isOwnQuiz(caller, quiz)) return quiz;
  requireOpenQuiz(quiz);
  throw forbidden(sentence);
}

/** A quiz of the shelf, as everybody may see it. */
export function requireOpenQuiz<Q extends { status: QuizStatus }>(quiz: Q | null): Q {
  if (quiz?.status !== 'ready') throw notFound('Quiz not found.');
  return quiz;
}

/** A quiz that students take: from the shelf, or by an assignment that they have. */
export function requirePublishedQuiz<Q extends { status: QuizStatus }>(quiz: Q | null): Q {
  if (!quiz || !isPublished(quiz)) throw notFound('Quiz not found.');
  return quiz;
}

/** The writing of a quiz, for the teacher who ordered it. */
export function requireOwnJob<J extends { order: OfTeacher }>(
  caller: TokenHolder,
  job: J | null,
): J {
  if (!job) throw notFound('Quiz not found.');
  requireSelf(caller, job.order.teacherId);
  return job;
}

/** A document that a quiz may be ordered from, for who brought it. It is there for nobody else. */
export function requireOwnQuizDocument<D extends OfTeacher>(
  caller: TokenHolder,
  document: D | null,
): D {
  if (document?.teacherId !== caller.uid) {
    throw notFound('This document is no longer kept. Please upload it again.');
  }
  return document;
}

/** A class, for its teachers. It is there for nobody else. */
export function requireOwnClass<C extends { teacherIds: readonly string[] }>(
  caller: TokenHolder,
  found: C | null,
): C {
  if (!found?.teacherIds.includes(caller.uid)) throw notFound('Class not found.');
  return found;
}

/** A material, for the teacher who uploaded it. */
export function requireOwnMaterial<M extends OfTeacher>(
  caller: TokenHolder,
  material: M,
  sentence = 'Only the teacher who uploaded this material can delete it.',
): M {
  if (material.teacherId !== caller.uid) throw forbidden(sentence);
  return material;
}
