import { BLANK_FLAW, findFlaws, isCloze } from '../flaws/find-flaws.ts';
import { atLeast, atMost, ratio, shareOf, type Row } from '../row.ts';

export const flaws: Row[] = [
  {
    name: 'flaws per item',
    unit: 'number',
    isHard: false,
    ...atMost(0.4, 'number'),
    tally: ({ items }) => [
      items.reduce((sum, item) => sum + findFlaws(item).length, 0),
      items.length,
    ],
    value: ratio,
  },
  {
    name: 'flawless, blanks not counted',
    unit: 'share',
    isHard: false,
    ...atLeast(0.97),
    tally: ({ items }) =>
      shareOf(items, (item) => findFlaws(item).every((name) => name === BLANK_FLAW)),
    value: ratio,
  },
  {
    name: 'cloze share',
    unit: 'share',
    isHard: false,
    ...atMost(0.3),
    tally: ({ items }) => shareOf(items, isCloze),
    value: ratio,
  },
];
