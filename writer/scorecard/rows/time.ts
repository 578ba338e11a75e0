import { atMost, ratio, type Row } from '../row.ts';
import { joinText } from '../scored-quiz.ts';

/** About the length of a textbook section. */
const CHARACTERS = 17_000;

export const time: Row[] = [
  {
    name: 'time per 17,000 characters',
    unit: 'milliseconds',
    isHard: false,
    ...atMost(500, 'milliseconds'),
    tally: (quiz) => [quiz.milliseconds * CHARACTERS, joinText(quiz.document).length],
    value: ratio,
  },
];
