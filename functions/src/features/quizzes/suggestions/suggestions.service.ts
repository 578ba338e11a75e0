import type { SuggestionRequest } from '@study-assistant/writer/writer';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { TaskQueues } from '../../../platform/tasks/tasks.ts';
import { MAX_WAIT_MS, waitForOutcome } from '../../../platform/tasks/wait-for-outcome.ts';
import type { QuizzesRepository } from '../../../stored/quizzes/quizzes.repository.ts';
import type { SuggestionsRepository } from '../../../stored/quizzes/suggestions.repository.ts';
import { sourceIsGone } from './suggest-answers.job.ts';

type Deps = {
  quizzes: Pick<QuizzesRepository, 'find'>;
  suggestions: Pick<SuggestionsRepository, 'add' | 'find' | 'newId' | 'remove'>;
  tasks: Pick<TaskQueues, 'suggestAnswers'>;
  wait: (ms: number) => Promise<void>;
  clock: () => Date;
};

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

const LOOK_EVERY_MS = 300;
/** At one quiz at the same time: each reads the whole document. */
const MAX_AT_ONCE = 3;

/** Orders wrong answers for a question and waits for them. A task finds them, as it writes a quiz. */
export function createSuggestionsService({ quizzes, suggestions, tasks, clock, wait }: Deps) {
  return {
    async suggest(
      caller: Caller,
      quizId: string,
      request: SuggestionRequest,
    ): Promise<{ wrongAnswers: string[] }> {
      requireOwnQuiz(caller, await quizzes.find(quizId));
      const id = suggestions.newId();
      const askedAt = clock();
      const since = new Date(askedAt.getTime() - MAX_WAIT_MS);
      const suggestion = { request, askedAt, since, max: MAX_AT_ONCE };
      const outcome = await suggestions.add(quizId, id, suggestion);
      if (outcome === 'job-gone') throw sourceIsGone();
      if (outcome === 'too-many') throw tooMany();
      await tasks.suggestAnswers.enqueue({ quizId, suggestionId: id });
      return untilFound(quizId, id);
    },
  };

  async function untilFound(quizId: string, id: string): Promise<{ wrongAnswers: string[] }> {
    const found = await waitForOutcome(
      async () => {
        const suggestion = (await suggestions.find(quizId, id))?.suggestion;
        if (!suggestion) throw notFound('Quiz not found.');
        const { wrongAnswers, failure } = suggestion;
        if (wrongAnswers || failure) await suggestions.remove(quizId, id);
        if (failure) throw new ApiError(failure.code, failure.sentence);
        return wrongAnswers ? { wrongAnswers } : undefined;
      },
      { everyMs: LOOK_EVERY_MS, wait },
    );
    if (found) return found;
    throw new ApiError(
      'writer-failed',
      'Reading the document takes longer than usual. Please try again in a minute.',
    );
  }
}

function tooMany(): ApiError {
  return new ApiError(
    'too-many-requests',
    'Suggestions for other questions of this quiz are on their way. Please wait for them first.',
  );
}
