import { atMost, ratio, type Row } from '../row.ts';
import { joinText } from '../scored-quiz.ts';

/** About the length of a textbook section. */
const CHARACTERS = 17_000;

export const time: Row[] = [
  {
    name: 'CPU time per 17,000 characters',
    unit: 'milliseconds',
    isHard: false,
    ...atMost(500, 'milliseconds'),
    tally: ({ cpuMilliseconds, document }) =>
      cpuMilliseconds === null ? [0, 0] : [cpuMilliseconds * CHARACTERS, joinText(document).length],
    value: ratio,
  },
];
