import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import type { SuggestWrongAnswers } from '@study-assistant/writer/processes/writer-process';
import { ApiError } from '../../../domain/api-error.ts';
import type { Logger } from '../../../domain/logger.ts';
import type { FileStore } from '../../../platform/files/files.ts';
import type { SuggestionsRepository } from '../../../stored/quizzes/suggestions.repository.ts';
import { explainFailure, unexpectedFailure } from '../order/explain-failure.ts';
import { readSource } from '../order/read-source.ts';

type Deps = {
  suggestions: Pick<SuggestionsRepository, 'find' | 'finish'>;
  files: Pick<FileStore, 'find' | 'write'>;
  extractor: TextExtractor;
  suggestWrongAnswers: SuggestWrongAnswers;
  log: Logger;
};

/** Finds wrong answers for a question in the document of its quiz. */
export function createSuggestionJob(deps: Deps) {
  const { suggestions, files, extractor, suggestWrongAnswers, log } = deps;
  return async function suggestAnswers(quizId: string, suggestionId: string): Promise<void> {
    const { source, suggestion } = (await suggestions.find(quizId, suggestionId)) ?? {};
    if (!source || !suggestion || suggestion.wrongAnswers || suggestion.failure) return;
    try {
      const bytes = await files.find(source.sourcePath);
      if (!bytes) throw sourceIsGone();
      const document = await readSource({ extractor, files }, bytes, source);
      const wrongAnswers = await suggestWrongAnswers(document, suggestion);
      await suggestions.finish(quizId, suggestionId, { wrongAnswers, failure: null });
    } catch (error) {
      const failure = explainFailure(error, 'offline');
      if (failure) log.info('suggestions.not-found', { quizId, error });
      else log.error('suggestions.failed', { quizId, error });
      const { code, sentence } = failure ?? unexpectedFailure;
      const outcome = { wrongAnswers: null, failure: { code, sentence } };
      await suggestions.finish(quizId, suggestionId, outcome);
    }
  };
}

export function sourceIsGone(): ApiError {
  return new ApiError(
    'unusable-document',
    'The document of this quiz is no longer kept, so nothing can be suggested from it.',
  );
}
