import type { DroppedQuestion } from '@study-assistant/contract/attempts/analysis';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { correctionOf, type KeyCorrection } from './key-corrections.ts';

type Quiz = { former: readonly PlacedQuestion[]; corrections: readonly KeyCorrection[] };

/** The questions that a quiz has no longer because they were dropped, the latest first. */
export function droppedQuestions({ former, corrections }: Quiz): DroppedQuestion[] {
  return former.flatMap((question) => {
    const correction = correctionOf(question, corrections);
    if (!correction?.isDropped) return [];
    return [{ id: question.id, question: question.question, droppedAt: correction.correctedAt }];
  });
}
