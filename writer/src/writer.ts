import type { Question } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { Toughness, TargetGrade, WriterName } from '@study-assistant/contract/quizzes/quizzes';
import type { SourceDocument } from './document/source-document.ts';

export type WriteSettings = {
  toughness: Toughness;
  targetGrade: TargetGrade;
  /** How many questions the teacher asked for, 5 to 50 (1 when one question is replaced). */
  numQuestions: number;
};

export type WriteRequest = {
  document: SourceDocument;
  settings: WriteSettings;
  /** 0 for the first quiz of a document; another number gives another quiz, the same one the same. */
  variant: number;
  /** Questions that the result must not repeat. */
  avoid: readonly Question[];
  /** Topics of the teacher's quizzes and materials, last used first, so that the same thing has the same name. */
  topicsInUse: readonly string[];
  /** Aborted when the job's time is up or the teacher gave up. */
  signal: AbortSignal;
  /** For a writer that asks a service; not given, nobody counts. */
  beforeRequest?: BeforeRequest;
};

/** Waited for before each request to a service; where it throws, the request is not sent. */
export type BeforeRequest = () => Promise<void>;

/** How far the writer is: `done` of `total` steps, and a stage in words that a teacher reads. */
export type WriteProgress = { done: number; total: number; stage: string };

export type WrittenQuestion = Question;

/** A draft as a writer leaves it: the server gives it an id. */
export type WrittenDraft = Omit<Draft, 'id'>;

export type WrittenQuiz = {
  title: string;
  /** At most `settings.numQuestions`; fewer where the document gives no more good ones, never padded. */
  questions: WrittenQuestion[];
  /** What is worth a teacher's minute beside them. */
  drafts: WrittenDraft[];
  /** A sentence for the teacher where there is something to say, such as fewer questions than asked. */
  notice: string | null;
  /** Who wrote it, where that is another than was asked. */
  writer?: WriterName;
};

/** A question that needs wrong answers: what it asks, what is right, and the options it has so far. */
export type SuggestionRequest = { question: string; answer: string; options: readonly string[] };

/**
 * Writes a quiz from a document. Two adapters: the embedded offline writer, and one for every model.
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
 * `too-short`: the text gives no question; `too-long`: more than the writer can hold; `language`: one
 * it does not know. The others: the writer or the model's service could not be used;
 * `budget`: whoever counts the requests to it gave no more of them.
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
