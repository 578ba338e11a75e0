import type { WriterName } from '@study-assistant/contract/quizzes/quizzes';
import type { BeforeRequest } from '../../writer.ts';
import type { ObjectSchema } from './flat-schema.ts';
import type { ModelEvent } from './model-event.ts';
import type { Pause } from './retry.ts';

export type ModelName = Exclude<WriterName, 'offline'>;

export type ModelRequest = {
  /** What the model is and may do. */
  system: string;
  /** The task, with any foreign text in it fenced as data (`fence`). */
  prompt: string;
  /** What the answer is to look like; a service may not hold the model to it. */
  schema: ObjectSchema;
  /** 0 for the likeliest answer, more for others. */
  temperature: number;
};

export type ModelAnswer = {
  text: string;
  /** `cut-off`: it stopped too early; `declined`: the service would not work with the text. */
  ending: 'whole' | 'cut-off' | 'declined';
  /** The service's own word for the ending, for the log. */
  because: string;
  promptTokens: number;
  answerTokens: number;
};

/** A model behind a service. Two adapters: Gemini, and any server of the OpenAI format. */
export interface LanguageModel {
  readonly name: ModelName;
  /** @throws ServiceFailure where the service says what is wrong, else what the network threw */
  generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
}

/** How much a service is given to do. */
export type Pace = {
  /** Longest wait for one answer, ms. */
  tryTimeoutMs: number;
  /** For a whole quiz with its retries, ms. */
  totalTimeoutMs: number;
  requestsAtOnce: number;
  questionsPerRequest: number;
  /** Of the document in one request: usually, and at most. */
  usualCharacters: number;
  mostCharacters: number;
};

/** A model with what asking it needs. */
export type Model = LanguageModel &
  Pause & {
    pace: Pace;
    /** The time in ms, for deadlines: the writer reads no clock. */
    now: () => number;
    watch: (event: ModelEvent) => void;
    beforeRequest: BeforeRequest;
  };
