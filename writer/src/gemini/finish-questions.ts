import type { Question, Toughness } from '@study-assistant/contract/quizzes';
import { capitalise, normaliseText } from '../language/words.ts';
import { estimateUsualSeconds } from '../quiz/benchmark-time.ts';
import { drawKeyPositions, placeKey } from '../quiz/key-position.ts';
import type { ProvenQuestion } from './check-answer.ts';

/** Questions for the quiz: keys at fair positions, and one spelling for each topic. */
export function finishQuestions(
  candidates: readonly ProvenQuestion[],
  toughness: Toughness,
  random: () => number,
): Question[] {
  const positions = drawKeyPositions(candidates.length, random);
  const spellings = new Map<string, string>();
  return candidates.map(({ answer, topic, place }, at) => {
    const placed = placeKey(answer.correct, answer.wrong, positions[at] ?? 0, random);
    const spelling = normaliseText(topic);
    if (!spellings.has(spelling)) spellings.set(spelling, topic);
    return {
      question: answer.stem,
      options: placed.options.map(capitalise),
      correctAnswer: placed.correctAnswer,
      explanation: `${answer.explanation} The text says: “${place.quote}”`.trim(),
      topic: spellings.get(spelling) ?? topic,
      benchmarkTime: estimateUsualSeconds({ question: answer.stem, ...placed }, toughness),
      source: { page: place.page, section: place.heading, quote: place.quote },
    };
  });
}
