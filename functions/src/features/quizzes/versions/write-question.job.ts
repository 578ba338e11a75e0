import type { Question } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import { isTwin } from '@study-assistant/writer/validator/near-duplicate';
import { WriterError, type QuizWriter } from '@study-assistant/writer/writer';
import { ApiError } from '../../../domain/api-error.ts';
import { withFairTopic } from '../../../domain/quiz/fair-topic.ts';
import { listWaiting, recountReview } from '../../../domain/quiz/review.ts';
import { listTopicNames, listTopicsOf, useTopics } from '../../../domain/quiz/topics-in-use.ts';
import type { FileStore } from '../../../platform/files/files.ts';
import { TASKS } from '../../../platform/tasks/tasks.ts';
import type { TopicsInUseRepository } from '../../../stored/materials/topics-in-use.repository.ts';
import type {
  JobsRepository,
  Replacement,
  ReplacementJob,
} from '../../../stored/quizzes/jobs.repository.ts';
import type { QuestionDraftsRepository } from '../../../stored/quizzes/question-drafts.repository.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import { staleVersion } from '../newest-quiz.ts';
import { explainFailure, unexpectedFailure } from '../order/explain-failure.ts';
import { readSource } from '../order/read-source.ts';
import { saveQuiz, type SaveDeps } from './save-quiz.ts';

type Deps = SaveDeps & {
  versions: Pick<QuizVersionsRepository, 'find'>;
  drafts: Pick<QuestionDraftsRepository, 'find'>;
  jobs: Pick<JobsRepository, 'findReplacement' | 'saveReplacement'>;
  topicsInUse: Pick<TopicsInUseRepository, 'change' | 'find'>;
  files: Pick<FileStore, 'find' | 'write'>;
  extractor: TextExtractor;
  writerFor: (name: ReplacementJob['order']['writer']) => QuizWriter;
};

/** Longest time for one question, ms: 15 s of the task are for reading the order and storing the result. */
const TIME_LIMIT_MS = (TASKS.writeQuestion.seconds - 15) * 1000;

/** So many replaced questions are remembered as not to be asked again. */
const MAX_REPLACED = 100;

/**
 * Writes another question for one of a quiz. May be called again for the same order: the new
 * question carries the order's id, so what is in the quiz already is not written twice.
 */
export function createQuestionJob(deps: Deps) {
  const { versions, drafts, jobs, topicsInUse, files, extractor, clock, log } = deps;

  return async function writeQuestion(quizId: string, replacementId: string): Promise<void> {
    const [job, quiz] = await Promise.all([jobs.findReplacement(quizId), versions.find(quizId)]);
    const replacement = job?.replacement;
    if (!job || !quiz || replacement?.id !== replacementId) return;
    if (replacement.status !== 'writing') return;
    try {
      const replaced = await replace(quiz, job, replacement);
      await jobs.saveReplacement(quizId, {
        replacement: { ...replacement, status: 'done' },
        replaced: replaced.slice(-MAX_REPLACED),
      });
    } catch (error) {
      const failure = explainFailure(error, job.order.writer);
      if (failure) log.info('question.not-written', { quizId, error });
      else log.error('question.write-failed', { quizId, error });
      await jobs.saveReplacement(quizId, {
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
    const known = await topicsInUse.find(teacherId);
    const found = await drafts.find(quiz.id);
    const avoid = [
      ...[...quiz.questions, ...quiz.former, ...job.replaced].map(withoutId),
      ...found.drafts.map(toQuestion),
      ...found.spares.map(withoutId),
    ];
    const waiting = listWaiting(found, quiz).length;
    const written = await write(job, avoid, listTopicNames(known));
    if (!written) throw nothingFurther(waiting);
    const fair = withFairTopic(written, quiz.title);
    const topics = listTopicsOf([fair], quiz.title);
    await topicsInUse.change(teacherId, useTopics(known, topics, clock().toISOString()));
    const questions = quiz.questions.map((question) =>
      question === old ? { ...fair, id } : question,
    );
    const reviewed = recountReview(quiz, questions, found);
    if (!(await saveQuiz(deps, quiz, { ...quiz, questions, ...reviewed }))) throw staleVersion();
    return [...job.replaced, withoutId(old)];
  }

  /**
   * Null when the document gives no further good question. Each replacement of a quiz asks for another
   * variant, so that it begins at another place.
   */
  async function write(
    { order, replaced }: ReplacementJob,
    avoid: readonly Question[],
    topicNames: readonly string[],
  ): Promise<Question | null> {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const bytes = await files.find(order.sourcePath);
    if (!bytes) throw documentIsGone();
    const document = await readSource({ extractor, files }, bytes, order);
    const { toughness, targetGrade } = order;
    const settings = { toughness, targetGrade, numQuestions: 1 };
    const variant = 1 + replaced.length;
    try {
      const { questions } = await deps
        .writerFor(order.writer)
        .write(
          { document, settings, variant, avoid, topicsInUse: topicNames, signal },
          () => undefined,
        );
      return questions.find((one) => !avoid.some((other) => isTwin(one, other))) ?? null;
    } catch (error) {
      if (!(error instanceof WriterError && error.reason === 'too-short')) throw error;
      return null;
    }
  }
}

/** Drafts are not asked behind their teacher's back, so she is told of those that wait. */
function nothingFurther(waiting: number): ApiError {
  const wait = waiting === 1 ? '1 suggested question waits' : `${waiting} suggested questions wait`;
  const choice = waiting > 0 ? `${wait} below the others, or write` : 'You can write';
  return new ApiError(
    'unusable-document',
    `The document gives no further good question. ${choice} one yourself.`,
  );
}

function toQuestion({
  question,
  answer,
  wrongAnswers,
  explanation,
  topic,
  source,
}: Draft): Question {
  const options = [answer, ...wrongAnswers];
  return { question, options, correctAnswer: 0, explanation, topic, source, benchmarkTime: 0 };
}

export function documentIsGone(): ApiError {
  return new ApiError(
    'unusable-document',
    'No document of this quiz is kept. You can write a question yourself.',
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
