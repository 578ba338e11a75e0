import { stemWord, splitWords } from '../../src/language/words.ts';
import { atMost, between, ratio, type Row } from '../row.ts';
import { joinText, type Item, type ScoredQuiz } from '../scored-quiz.ts';

/** Share of items that somebody gets right who has not read the document; ties are guessed. */
export const guesses: Row[] = [
  {
    name: 'blind guess: longest option',
    unit: 'share',
    isHard: false,
    ...between(0.2, 0.3),
    tally: ({ items }) => guessed(items, (option) => option.length),
    value: ratio,
  },
  {
    name: 'blind guess: most frequent in the document',
    unit: 'share',
    isHard: false,
    ...atMost(0.35),
    tally: (quiz) => guessed(quiz.items, frequencyIn(quiz)),
    value: ratio,
  },
  {
    name: 'blind guess: rarest in the document',
    unit: 'share',
    isHard: false,
    ...between(0.15, 0.3),
    tally(quiz) {
      const frequency = frequencyIn(quiz);
      return guessed(quiz.items, (option) => -frequency(option));
    },
    value: ratio,
  },
];

/** Takes the option that scores highest; of n equal ones the right one counts 1/n. */
export function guessed(
  items: readonly Item[],
  score: (option: string, question: string, options: readonly string[]) => number,
): number[] {
  let right = 0;
  for (const { question, options, correctAnswer } of items) {
    const scores = options.map((option) => score(option, question, options));
    const best = Math.max(...scores);
    const tied = scores.filter((value) => value === best).length;
    if (scores[correctAnswer] === best) right += 1 / tied;
  }
  return [right, items.length];
}

/** How often the document has the option, as whole words whatever their ending. */
function frequencyIn({ document }: ScoredQuiz): (option: string) => number {
  const text = spoken(joinText(document));
  return (option) => text.split(spoken(option)).length - 1;
}

function spoken(text: string): string {
  // Two spaces between words, so that a phrase next to itself is found twice.
  return ` ${splitWords(text).map(stemWord).join('  ')} `;
}
