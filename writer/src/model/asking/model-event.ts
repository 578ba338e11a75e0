/** What happens while a model works, for whoever wants to count; never with a text in it. */
export type ModelEvent =
  | { kind: 'answered'; milliseconds: number; promptTokens: number; answerTokens: number }
  | { kind: 'retried'; because: string; pauseMs: number }
  | { kind: 'failed'; because: string }
  | { kind: 'checked'; kept: number; dropped: Readonly<Record<string, number>> };
