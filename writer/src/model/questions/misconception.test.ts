import { expect, it } from 'vitest';
import { explainMisconception } from './misconception.ts';

it('tells a student why a wrong answer is wrong', () => {
  expect(explainMisconception('Condensation', 'Confuses rising vapor with forming drops.')).toBe(
    'Whoever chooses “Condensation” confuses rising vapor with forming drops.',
  );
});

it.each([
  ['is missing', ''],
  ['does not continue the sentence', 'Condensation is when drops form'],
  ['is more than a sentence', 'Confuses the two. They differ.'],
  ['is long', `Thinks that ${'water '.repeat(30)}rises`],
])('says nothing where the model’s reason %s', (_what, misconception) => {
  expect(explainMisconception('Condensation', misconception)).toBeNull();
});
