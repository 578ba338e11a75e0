import type { Question } from '@study-assistant/contract/questions/question';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { WriterError, type QuizWriter } from '@study-assistant/writer/writer';
import { ApiError } from '../../../domain/api-error.ts';
import type { Logger } from '../../../domain/logger.ts';
import { withFairTopic } from '../../../domain/quiz/fair-topic.ts';
import { recountReview, type QuestionDrafts } from '../../../domain/quiz/review.ts';
import {
  listTopicNames,
  listTopicsOf,
  useTopics,
  type TopicChanges,
  type TopicsInUse,
} from '../../../domain/quiz/topics-in-use.ts';
import type { FileStore } from '../../../platform/files/files.ts';
import type { Replacement, ReplacementJob } from '../../../stored/quizzes/jobs.repository.ts';
import type { QuizChange } from '../../../stored/quizzes/quiz-change.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import { staleVersion } from '../newest-quiz.ts';
import { explainFailure, unexpectedFailure } from '../order/explain-failure.ts';
import { readSource } from '../order/read-source.ts';

type Deps = {
  findQuiz: (id: string) => Promise<WholeQuiz | null>;
  findDrafts: (quizId: string) => Promise<QuestionDrafts>;
  /** False, and nothing stored, when the quiz is no longer what `read` was. */
  saveQuiz: (read: WholeQuiz, change: QuizChange) => Promise<boolean>;
  findReplacement: (quizId: string) => Promise<ReplacementJob | null>;
  saveReplacement: (
    quizId: string,
    fields: { replacement: Replacement; replaced?: readonly Question[] },
  ) => Promise<unknown>;
  findTopicsInUse: (teacherId: string) => Promise<TopicsInUse>;
  changeTopicsInUse: (teacherId: string, changes: TopicChanges) => Promise<void>;
  files: Pick<FileStore, 'find'>;
  extractor: TextExtractor;
  writerFor: (name: ReplacementJob['order']['writer']) => QuizWriter;
  clock: () => Date;
  log: Logger;
  /** Longest time for one question, ms. */
  timeLimitMs: number;
};

/** So many replaced questions are remembered as not to be asked again. */
const MAX_REPLACED = 100;

/**
 * Writes another question for one of a quiz. May be called again for the same order: the new
 * question carries the order's id, so what is in the quiz already is not written twice.
 */
export function createQuestionJob(deps: Deps) {
  const { findQuiz, saveQuiz, findReplacement, saveReplacement, files, extractor, log } = deps;

  return async function writeQuestion(quizId: string, replacementId: string): Promise<void> {
    const [job, quiz] = await Promise.all([findReplacement(quizId), findQuiz(quizId)]);
    const replacement = job?.replacement;
    if (!job || !quiz || replacement?.id !== replacementId) return;
    if (replacement.status !== 'writing') return;
    try {
      const replaced = await replace(quiz, job, replacement);
      await saveReplacement(quizId, {
        replacement: { ...replacement, status: 'done' },
        replaced: replaced.slice(-MAX_REPLACED),
      });
    } catch (error) {
      const failure = explainFailure(error, job.order.writer);
      if (failure) log.info('question.not-written', { quizId, error });
      else log.error('question.write-failed', { quizId, error });
      await saveReplacement(quizId, {
        replacement: { ...replacement, status: 'failed', failure: failure ?? unexpectedFailure },
      });
    }
  };

  /** Answers with the questions that may not come back. */
  async function replace(
    quiz: WholeQuiz,
    job: ReplacementJob,
    { id, questionId, quizVersion }: Replacement,
  ): Promise<Question[]> {
    if (quiz.questions.some((question) => question.id === id)) return job.replaced;
    const old = quiz.questions.find((question) => question.id === questionId);
    if (!old || quiz.version !== quizVersion) throw staleVersion();
    const { teacherId } = job.order;
    const topicsInUse = await deps.findTopicsInUse(teacherId);
    const avoid = [...quiz.questions, ...job.replaced].map(withoutId);
    const written = await write(job, avoid, listTopicNames(topicsInUse));
    const fair = withFairTopic(written, quiz.title);
    await deps.changeTopicsInUse(
      teacherId,
      useTopics(topicsInUse, listTopicsOf([fair], quiz.title), deps.clock().toISOString()),
    );
    const questions = quiz.questions.map((question) =>
      question === old ? { ...fair, id } : question,
    );
    const reviewed = recountReview(quiz, questions, await deps.findDrafts(quiz.id));
    if (!(await saveQuiz(quiz, { ...quiz, questions, ...reviewed }))) throw staleVersion();
    return [...job.replaced, withoutId(old)];
  }

  /** Each replacement of a quiz asks for another variant, so that it begins at another place. */
  async function write(
    { order, replaced }: ReplacementJob,
    avoid: readonly Question[],
    topicsInUse: readonly string[],
  ): Promise<Question> {
    const signal = AbortSignal.timeout(deps.timeLimitMs);
    const bytes = await files.find(order.sourcePath);
    if (!bytes) throw documentIsGone();
    const document = await readSource(extractor, bytes, order);
    const { toughness, targetGrade } = order;
    const settings = { toughness, targetGrade, count: 1 };
    try {
      const { questions } = await deps
        .writerFor(order.writer)
        .write(
          { document, settings, variant: 1 + replaced.length, avoid, topicsInUse, signal },
          () => undefined,
        );
      if (questions[0]) return questions[0];
    } catch (error) {
      if (!(error instanceof WriterError && error.reason === 'too-short')) throw error;
    }
    throw new ApiError(
      'unusable-document',
      'The document gives no further good question. You can write one yourself.',
    );
  }
}

export function documentIsGone(): ApiError {
  return new ApiError(
    'unusable-document',
    'The document of this quiz is no longer kept. You can write a question yourself.',
  );
}

function withoutId({
  question,
  options,
  correctAnswer,
  explanation,
  topic,
  source,
  benchmarkTime,
}: Question): Question {
  return { question, options, correctAnswer, explanation, topic, source, benchmarkTime };
}
