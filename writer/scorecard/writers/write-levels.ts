import type { ScoredQuiz } from '../scored-quiz.ts';
import { writeScored, type WriteOptions } from './write-scored.ts';

/** The quiz with an easy and a hard one about the same document beside it. */
export async function writeLevels(quiz: ScoredQuiz, options: WriteOptions): Promise<ScoredQuiz> {
  const easy = await writeScored(quiz, { ...options, toughness: 'Easy' });
  const hard = await writeScored(quiz, { ...options, toughness: 'Hard' });
  return { ...quiz, levels: { easy: easy.items, hard: hard.items } };
}
