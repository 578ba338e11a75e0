import { questionResultSchema } from '@study-assistant/contract/attempts/attempts';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  firstAttemptSchema,
  packFirstAttempt,
  type FirstAttempt,
} from '../../domain/attempt/first-attempt.ts';
import { isWithin } from '../../domain/student/kept-year.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readDocuments, storedTime } from '../../platform/firestore/documents.ts';
import { heldAttemptsOf } from './held-attempts.repository.ts';
import { attemptsOf } from './stored-attempt.ts';

const firstFields = { first: firstAttemptSchema };
const datedFields = { ...firstFields, studentId: z.string(), completedAt: storedTime };
const storedFirst = z.object(firstFields);
const storedDated = z.object(datedFields);

const answeredFields = {
  studentId: z.string(),
  detailedResults: z.optional(z.array(questionResultSchema)),
};
const storedAnswered = z.object(answeredFields);

export type FirstAttemptsRepository = ReturnType<typeof createFirstAttemptsRepository>;

/** What `attempts/{id}` have of first attempts, for a few students: one read each. */
export function createFirstAttemptsRepository(school: DocumentReference) {
  const attempts = attemptsOf(school);
  const held = heldAttemptsOf(school);

  async function list(quizId: string, studentIds: readonly string[]) {
    const pages = await Promise.all(
      toDisjunctions(studentIds).map((some) =>
        attempts
          .where('first.quizId', '==', quizId)
          .where('studentId', 'in', some)
          .select(...Object.keys(datedFields))
          .get(),
      ),
    );
    return pages.flatMap(({ docs }) => docs);
  }

  return {
    /** In no order; of those of these students who took the quiz. */
    async listOf(quizId: string, studentIds: readonly string[]): Promise<FirstAttempt[]> {
      const found = readDocuments(storedFirst, await list(quizId, studentIds));
      return found.map(({ first }) => first);
    },

    /**
     * What these attempts answered, by student, shown to her or held; two reads each, since it stands in
     * one of two places or, without its details, in both.
     */
    async findAnswered(attemptIds: readonly string[]): Promise<Map<string, FirstAttempt>> {
      if (attemptIds.length === 0) return new Map();
      const refs = [attempts, held].flatMap((place) => attemptIds.map((id) => place.doc(id)));
      const mask = { fieldMask: Object.keys(answeredFields) };
      const found = readDocuments(storedAnswered, await school.firestore.getAll(...refs, mask));
      return new Map(
        found.flatMap(({ studentId, detailedResults = [] }) =>
          detailedResults.length === 0 ? [] : [[studentId, packFirstAttempt(detailedResults)]],
        ),
      );
    },

    /** Those of `listOf` without what each student handed in before her year began. */
    async listOfYear(
      quizId: string,
      students: readonly { id: string; since: string | null }[],
    ): Promise<FirstAttempt[]> {
      const begun = new Map(students.map(({ id, since }) => [id, since]));
      const found = readDocuments(storedDated, await list(quizId, [...begun.keys()]));
      return found
        .filter(({ studentId, completedAt }) =>
          isWithin({ from: begun.get(studentId) ?? null, until: null }, completedAt),
        )
        .map(({ first }) => first);
    },
  };
}
