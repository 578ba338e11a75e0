import type { SuggestionRequest } from '@study-assistant/writer/writer';
import { type DocumentReference, FieldPath, FieldValue } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { QuizOrder } from '../../domain/quiz/quiz-job.ts';
import { readDocument } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { jobsOf, storedSuggestions, type storedSuggestion } from './stored-job.ts';

/** One request for wrong answers, and what came of it. */
type Suggestion = z.infer<typeof storedSuggestion>;

export type SuggestionOutcome = Pick<Suggestion, 'wrongAnswers' | 'failure'>;

export type NewSuggestion = {
  request: SuggestionRequest;
  askedAt: Date;
  /** Those asked before are given up: nobody waits for them any more. */
  since: Date;
  /** At one quiz at the same time. */
  max: number;
};

export type FoundSuggestion = {
  source: Pick<QuizOrder, 'sourcePath' | 'fileName' | 'chosen'>;
  suggestion: Suggestion | undefined;
};

export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>;

/** In `jobs/{quizId}`, beside the order that names the document; gone as soon as they are answered. */
export function createSuggestionsRepository(school: DocumentReference) {
  const jobs = jobsOf(school);
  return {
    newId: () => jobs.doc().id,

    add(
      quizId: string,
      id: string,
      { request, askedAt, since, max }: NewSuggestion,
    ): Promise<'added' | 'too-many' | 'job-gone'> {
      return transact(school.firestore, async (transaction) => {
        const stored = readDocument(storedSuggestions, await transaction.get(jobs.doc(quizId)));
        if (!stored) return 'job-gone';
        const waited = Object.entries(stored.suggestions).filter(
          ([, one]) => one.askedAt >= since.toISOString(),
        );
        if (waited.length >= max) return 'too-many';
        const { question, answer, options } = request;
        const asked = { question, answer, options: [...options], askedAt: askedAt.toISOString() };
        const suggestion: Suggestion = { ...asked, wrongAnswers: null, failure: null };
        const suggestions = { ...Object.fromEntries(waited), [id]: suggestion };
        transaction.update(jobs.doc(quizId), { suggestions });
        return 'added';
      });
    },

    async find(quizId: string, id: string): Promise<FoundSuggestion | null> {
      const stored = readDocument(storedSuggestions, await jobs.doc(quizId).get());
      return stored && { source: stored.order, suggestion: stored.suggestions[id] };
    },

    async finish(quizId: string, id: string, outcome: SuggestionOutcome): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const stored = readDocument(storedSuggestions, await transaction.get(jobs.doc(quizId)));
        const asked = stored?.suggestions[id];
        if (!asked) return;
        transaction.update(jobs.doc(quizId), placeOf(id), { ...asked, ...outcome });
      });
    },

    /** Of a quiz that is there. */
    async remove(quizId: string, id: string): Promise<void> {
      await jobs.doc(quizId).update(placeOf(id), FieldValue.delete());
    },
  };
}

function placeOf(id: string): FieldPath {
  return new FieldPath('suggestions', id);
}
