import type { WriterName } from '@study-assistant/contract/quizzes/quizzes';
import type { BeforeRequest } from '../../writer.ts';
import type { ObjectSchema } from './flat-schema.ts';
import type { ModelEvent } from './model-event.ts';
import type { Pause } from './retry.ts';

export type ModelName = Exclude<WriterName, 'offline'>;

export type ModelRequest = {
  /** What the model is and what it may do. */
  system: string;
  /** The task, with any foreign text in it fenced as data (`fence`). */
  prompt: string;
  /** The shape of the answer, which a service may not enforce. */
  schema: ObjectSchema;
  /** 0 for the likeliest answer, higher for more variety. */
  temperature: number;
};

export type ModelAnswer = {
  text: string;
  /** `cut-off`: it stopped too early; `declined`: the service refused the text. */
  ending: 'whole' | 'cut-off' | 'declined';
  /** The service's own word for the ending, for the log. */
  because: string;
  promptTokens: number;
  answerTokens: number;
};

/** A model behind a service. Two adapters: Gemini, and any server of the OpenAI format. */
export interface LanguageModel {
  readonly name: ModelName;
  /** @throws ServiceFailure when the service says what is wrong, else the network's error */
  generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
}

/** The limits for using a service. */
export type Pace = {
  /** The longest wait for one answer, ms. */
  tryTimeoutMs: number;
  /** The time for a whole quiz with its retries, ms. */
  totalTimeoutMs: number;
  requestsAtOnce: number;
  questionsPerRequest: number;
  /** How many are checked together. */
  questionsPerReview: number;
  /** Characters of the document in one request: usually, and at most. */
  usualCharacters: number;
  mostCharacters: number;
};

/** A model with what is needed to ask it. */
export type Model = LanguageModel &
  Pause & {
    pace: Pace;
    /** The time in ms for deadlines, since the writer itself reads no clock. */
    now: () => number;
    watch: (event: ModelEvent) => void;
    beforeRequest: BeforeRequest;
  };
