import { placedQuestionSchema } from '@study-assistant/contract/questions/question';
import { draftSchema } from '@study-assistant/contract/quizzes/question-drafts';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  listWaiting,
  NO_DRAFTS,
  withReview,
  type QuestionDrafts,
} from '../../domain/quiz/review.ts';
import { readDocument } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { storedKey, storedQuiz, quizzesOf, draftsOf, keyOf } from './stored-quiz.ts';

const storedDrafts = z.object({
  id: z.string(),
  version: z.literal(1),
  drafts: z.array(draftSchema),
  dismissed: z.array(z.string()),
  /** None in what was stored before there were any. */
  spares: z._default(z.array(placedQuestionSchema), []),
});

export type QuestionDraftsRepository = ReturnType<typeof createQuestionDraftsRepository>;

/**
 * `quizzes/{id}/private/drafts`: what a writer left for the teacher beside the questions. A document
 * of its own, so that neither a list nor a student pays for it.
 */
export function createQuestionDraftsRepository(school: DocumentReference) {
  const quizzes = quizzesOf(school);
  const lists = createListVersions(school);
  return {
    async find(quizId: string): Promise<QuestionDrafts> {
      return readDocument(storedDrafts, await draftsOf(quizzes.doc(quizId)).get()) ?? NO_DRAFTS;
    },

    /** Answers how many wait then; null when there is no such draft. */
    dismiss(quizId: string, draftId: string, isDismissed: boolean): Promise<number | null> {
      const ref = quizzes.doc(quizId);
      return transact(school.firestore, async (transaction) => {
        const [quizSnapshot, draftsSnapshot, keySnapshot] = await transaction.getAll(
          ...[ref, draftsOf(ref), keyOf(ref)],
        );
        const quiz = quizSnapshot && readDocument(storedQuiz, quizSnapshot);
        const stored = draftsSnapshot && readDocument(storedDrafts, draftsSnapshot);
        if (!quiz || !stored?.drafts.some(({ id }) => id === draftId)) return null;
        const others = stored.dismissed.filter((id) => id !== draftId);
        const dismissed = isDismissed ? [...others, draftId] : others;
        const key = keySnapshot && readDocument(storedKey, keySnapshot);
        const taken = { questions: quiz.questions, former: key?.former ?? [] };
        const waiting = listWaiting({ ...stored, dismissed }, taken).length;
        transaction.update(draftsOf(ref), { dismissed });
        transaction.update(ref, withReview(quiz, { ...quiz.review, drafts: waiting }));
        lists.raiseQuiz(transaction, quiz, { isReady: false });
        return waiting;
      });
    },
  };
}
