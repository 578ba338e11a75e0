import type { SuggestionRequest } from '@study-assistant/writer/writer';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { OpenQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import type {
  FoundSuggestion,
  NewSuggestion,
} from '../../../stored/quizzes/suggestions.repository.ts';
import { sourceIsGone } from './suggest-answers.job.ts';

type Deps = {
  findOpenQuiz: (id: string) => Promise<OpenQuiz | null>;
  newId: () => string;
  addSuggestion: (
    quizId: string,
    id: string,
    suggestion: NewSuggestion,
  ) => Promise<'added' | 'too-many' | 'job-gone'>;
  findSuggestion: (quizId: string, id: string) => Promise<FoundSuggestion | null>;
  removeSuggestion: (quizId: string, id: string) => Promise<void>;
  /** Orders the reading of the document. */
  suggestLater: (quizId: string, suggestionId: string) => Promise<void>;
  wait: (ms: number) => Promise<void>;
  clock: () => Date;
};

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

/** Hosting gives a request 60 s. */
const MAX_WAIT_MS = 54_000;
const LOOK_EVERY_MS = 300;
/** At one quiz at the same time: each reads the whole document. */
const MAX_AT_ONCE = 3;

/** Orders wrong answers for a question and waits for them. A task finds them, as it writes a quiz. */
export function createSuggestionsService(deps: Deps) {
  const { findOpenQuiz, addSuggestion, findSuggestion, removeSuggestion, clock, wait } = deps;
  return {
    async suggest(
      caller: Caller,
      quizId: string,
      request: SuggestionRequest,
    ): Promise<{ wrongAnswers: string[] }> {
      requireOwnQuiz(caller, await findOpenQuiz(quizId));
      const id = deps.newId();
      const askedAt = clock();
      const since = new Date(askedAt.getTime() - MAX_WAIT_MS);
      const suggestion = { request, askedAt, since, max: MAX_AT_ONCE };
      const outcome = await addSuggestion(quizId, id, suggestion);
      if (outcome === 'job-gone') throw sourceIsGone();
      if (outcome === 'too-many') throw tooMany();
      await deps.suggestLater(quizId, id);
      return untilFound(quizId, id);
    },
  };

  async function untilFound(quizId: string, id: string): Promise<{ wrongAnswers: string[] }> {
    for (let waited = 0; waited < MAX_WAIT_MS; waited += LOOK_EVERY_MS) {
      const suggestion = (await findSuggestion(quizId, id))?.suggestion;
      if (!suggestion) throw notFound('Quiz not found.');
      const { wrongAnswers, failure } = suggestion;
      if (wrongAnswers || failure) await removeSuggestion(quizId, id);
      if (failure) throw new ApiError(failure.code, failure.sentence);
      if (wrongAnswers) return { wrongAnswers };
      await wait(LOOK_EVERY_MS);
    }
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
