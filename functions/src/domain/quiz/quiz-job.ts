import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import type {
  TargetGrade,
  Toughness,
  WriterName,
  WritingStatus,
} from '@study-assistant/contract/quizzes/quizzes';
import type { ErrorCode } from '@study-assistant/contract/wire/errors';
import type { Chosen } from '@study-assistant/writer/document/outline/document-part';

/** What a quiz is to be written from and how: kept, so that a failed job can start again. */
export type QuizOrder = {
  teacherId: string;
  sourcePath: string;
  fileName: string;
  /** As its teacher wants it called; null where the document tells. */
  title: string | null;
  /** What it is about of the document; null for all of it. */
  chosen: Chosen | null;
  toughness: Toughness;
  targetGrade: TargetGrade;
  numQuestions: number;
  /** Kinds that fill it up where the document gives too few questions with four options. */
  otherKinds: readonly OtherKind[];
  writer: WriterName;
  /** Open to students once it is written; else a draft. */
  publish: boolean;
};

export type JobFailure = { code: ErrorCode; sentence: string; offlineWriterAvailable: boolean };

export type JobState = {
  status: WritingStatus;
  /** 0 to 1. */
  progress: number;
  /** What happens now, in words. */
  stage: string;
  failure: JobFailure | null;
  updatedAt: string;
};

/** Longest silence of a living job: the task's own time limit and some slack, in ms. */
export const JOB_SILENCE_MS = 10 * 60 * 1000;

export const LOST_JOB: JobFailure = {
  code: 'unexpected',
  sentence: 'Writing this quiz was interrupted. Please try again.',
  offlineWriterAvailable: false,
};

/** A job whose worker died says so instead of generating for ever. */
export function currentState(state: JobState, now: Date): JobState {
  const silence = now.getTime() - Date.parse(state.updatedAt);
  if (state.status !== 'generating' || silence < JOB_SILENCE_MS) return state;
  return { ...state, status: 'failed', stage: 'Stopped', failure: LOST_JOB };
}
