import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import type { Question } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { Toughness, TargetGrade, WriterName } from '@study-assistant/contract/quizzes/quizzes';
import type { SourceDocument } from './document/source-document.ts';

export type WriteSettings = {
  toughness: Toughness;
  targetGrade: TargetGrade;
  /** The number of questions asked for, 5 to 50 (1 when one question is replaced). */
  numQuestions: number;
  /** Kinds that may fill up a quiz that has too few questions with four options; none by default. */
  otherKinds?: readonly OtherKind[];
};

export type WriteRequest = {
  document: SourceDocument;
  settings: WriteSettings;
  /** 0 for the first quiz of a document; each number gives another quiz, always the same one. */
  variant: number;
  /** Questions that the result must not repeat. */
  avoid: readonly Question[];
  /** Topics of the teacher's quizzes and materials, last used first, so that names stay. */
  topicsInUse: readonly string[];
  /** Aborted when the job's time is up or the teacher cancelled it. */
  signal: AbortSignal;
  /** Used by a writer that asks a service; absent when requests are not counted. */
  beforeRequest?: BeforeRequest;
};

/** Awaited before each request to a service; the request is not sent if it throws. */
export type BeforeRequest = () => Promise<void>;

/** The writer's progress: `done` of `total` steps, and a stage in words for the teacher. */
export type WriteProgress = { done: number; total: number; stage: string };

export type WrittenQuestion = Question;

/** A draft from a writer; the server gives it an id. */
export type WrittenDraft = Omit<Draft, 'id'>;

export type WrittenQuiz = {
  title: string;
  /** At most `settings.numQuestions`; fewer when the document gives no more good ones. */
  questions: WrittenQuestion[];
  /** Unfinished questions that are worth a teacher's minute. */
  drafts: WrittenDraft[];
  /** Sound questions of other kinds that the quiz does not have, the best first. */
  spares?: WrittenQuestion[];
  /** A notice for the teacher, for example that there are fewer questions than asked for. */
  notice: string | null;
  /** The actual writer, if it is not the requested one. */
  writer?: WriterName;
};

/** Questions that are added to a quiz with too few, and what else is sound. */
export type FilledUp = { questions: WrittenQuestion[]; spares: WrittenQuestion[] };

/** Finds questions of other kinds for a quiz that has the questions `taken`. */
export type FillUp = (
  request: WriteRequest,
  taken: readonly WrittenQuestion[],
) => Promise<FilledUp>;

/** A question that needs wrong answers: its text, the right answer, and the options so far. */
export type SuggestionRequest = { question: string; answer: string; options: readonly string[] };

/**
 * Writes a quiz from a document. Adapters: the embedded offline writer, and one for all models.
 *
 * @throws WriterError when no quiz can be written; nothing else.
 */
export interface QuizWriter {
  readonly name: WriterName;
  write(
    request: WriteRequest,
    report: (progress: WriteProgress) => void | Promise<void>,
  ): Promise<WrittenQuiz>;
}

/**
 * `too-short`: the text gives no question; `too-long`: more than the writer can handle; `language`:
 * one it does not know; `budget`: no more requests are allowed. Otherwise the writer or the model's
 * service could not be used.
 */
export type WriterErrorReason =
  | 'too-short'
  | 'too-long'
  | 'language'
  | 'quota'
  | 'timeout'
  | 'unavailable'
  | 'bad-answer'
  | 'refused'
  | 'bad-key'
  | 'budget';

export class WriterError extends Error {
  constructor(
    readonly reason: WriterErrorReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'WriterError';
  }
}
