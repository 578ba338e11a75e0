import { expect, test } from 'vitest';
import { flagSentence } from './flag-sentence.ts';

const item = {
  facility: 0.14,
  mostChosenWrong: 2,
  nonFunctioning: [1],
  optionCounts: [3, 0, 20, 1],
};

test.each([
  [
    'probably-wrong-key',
    item,
    'More students chose C than the key, also those who do well otherwise.',
  ],
  ['too-easy', { ...item, facility: 0.974 }, '97% got this right.'],
  ['too-hard', item, 'Only 14% got this right'],
  ['option-nobody-picks', item, 'Nobody chose B. A more tempting wrong option'],
  [
    'option-nobody-picks',
    { ...item, nonFunctioning: [0, 1, 3] },
    'Hardly anybody chose A, B, or D.',
  ],
] as const)('%s', (flag, measured, expected) => {
  expect(flagSentence(flag, measured)).toContain(expected);
});
