import { readOutline, type Outline } from '@study-assistant/writer/document/outline/read-outline';
import type { ReadProgress } from '@study-assistant/writer/document/read-progress';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import type { Logger } from '../../../domain/logger.ts';
import type { FileStore } from '../../../platform/files/files.ts';
import type { QuizDocumentsRepository } from '../../../stored/quizzes/quiz-documents.repository.ts';
import { createPause } from '../order/create-pause.ts';
import { explainFailure, unexpectedFailure } from '../order/explain-failure.ts';
import { readAndKeep } from '../order/read-source.ts';

type Deps = {
  quizDocuments: Pick<QuizDocumentsRepository, 'find' | 'finish' | 'report'>;
  clock: () => Date;
  files: Pick<FileStore, 'read' | 'write'>;
  extractor: TextExtractor;
  log: Logger;
};

const NOTHING: Outline = { title: '', pages: null, parts: [], isQuestionPaper: false };

/**
 * Reads what a document is and has, for its teacher to choose from. May be called again for the same
 * one: what is read stays as it is.
 *
 * @param isLastTry false lets an unexpected failure through, so that the queue tries again
 */
export function createDocumentReader({ quizDocuments, files, extractor, clock, log }: Deps) {
  return async function readQuizDocument(documentId: string, isLastTry: boolean): Promise<void> {
    const document = await quizDocuments.find(documentId);
    if (document?.status !== 'generating') return;
    try {
      const { sourcePath, title } = document;
      const bytes = await files.read(sourcePath);
      const report = createReporter(documentId);
      const outline = readOutline(
        await readAndKeep({ extractor, files }, bytes, document, { report }),
      );
      const named = { ...outline, title: title || outline.title };
      await quizDocuments.finish(documentId, { status: 'ready', failure: null, ...named });
      log.info('quiz.document-read', { documentId, parts: outline.parts.length });
    } catch (error) {
      const failure = explainFailure(error, 'offline');
      if (!failure && !isLastTry) throw error;
      if (!failure) log.error('quiz.document-failed', { documentId, error });
      else log.info('quiz.document-refused', { documentId, error });
      const { code, sentence } = failure ?? unexpectedFailure;
      const outcome = { status: 'failed', failure: { code, sentence }, ...NOTHING } as const;
      await quizDocuments.finish(documentId, outcome);
    }
  };

  /** Only a scan is read page by page, which may take minutes. */
  function createReporter(documentId: string) {
    const isDue = createPause(clock);
    return (progress: ReadProgress): void => {
      const failed = (error: unknown) => log.warn('quiz.progress-not-told', { documentId, error });
      if (isDue()) quizDocuments.report(documentId, progress).catch(failed);
    };
  }
}
