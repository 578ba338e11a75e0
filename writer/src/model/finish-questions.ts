import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import type { Question } from '@study-assistant/contract/questions/question';
import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { capitalise } from '../language/words.ts';
import { estimateUsualSeconds } from '../quiz/benchmark-time.ts';
import { drawKeyPositions, placeKey } from '../quiz/key-position.ts';
import type { ProvenQuestion } from './questions/check-answer.ts';
import { explainMisconception } from './questions/misconception.ts';

type Finish = {
  toughness: Toughness;
  /** Their spelling takes precedence over the model's. */
  topicsInUse: readonly string[];
  random: () => number;
};

/** Finishes a quiz's questions: keys at fair positions, and one spelling for each topic. */
export function finishQuestions(
  candidates: readonly ProvenQuestion[],
  { toughness, topicsInUse, random }: Finish,
): Question[] {
  const positions = drawKeyPositions(candidates.length, random);
  const spellings = new Map(topicsInUse.map((topic) => [toTopicKey(topic), topic]));
  return candidates.map(({ answer, topic, place }, at) => {
    const placed = placeKey(answer.correct, answer.wrong, positions[at] ?? 0, random);
    const key = toTopicKey(topic);
    if (!spellings.has(key)) spellings.set(key, topic);
    return {
      question: answer.stem,
      options: placed.options.map(capitalise),
      correctAnswer: placed.correctAnswer,
      explanation: explain(answer, place.quote),
      topic: spellings.get(key) ?? topic,
      benchmarkTime: estimateUsualSeconds({ question: answer.stem, ...placed }, toughness),
      source: { page: place.page, section: place.heading, quote: place.quote },
    };
  });
}

/** Explains why the key is right, with its sentence, and why others are wrong. */
function explain(answer: ProvenQuestion['answer'], quote: string): string {
  const whyWrong = answer.wrong.map((option, at) =>
    explainMisconception(capitalise(option), answer.misconceptions[at] ?? ''),
  );
  return [answer.explanation, `The text says: “${quote}”`, ...whyWrong]
    .filter((part) => part !== null && part !== '')
    .join(' ');
}
