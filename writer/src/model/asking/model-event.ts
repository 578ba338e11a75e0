/** Events of a model's work, for counting; they never contain text. */
export type ModelEvent =
  | { kind: 'answered'; milliseconds: number; promptTokens: number; answerTokens: number }
  | { kind: 'retried'; because: string; pauseMs: number }
  | { kind: 'failed'; because: string }
  /** Our checks keep nothing for good before a reviewer has. */
  | { kind: 'checked'; kept: number; dropped: Readonly<Record<string, number>> };
