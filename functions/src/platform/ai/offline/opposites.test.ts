import { expect, it } from 'vitest';
import { contraryOf } from './opposites.ts';

function fixed(): number {
  return 0;
}

it.each([
  ['Warm air holds a higher share of vapor.', 'Warm air holds a lower share of vapor.'],
  ['Demand brings an increase in price.', 'Demand brings a decrease in price.'],
  ['The heart has two pumps.', 'The heart has three pumps.'],
  ['Copper costs more than iron.', 'Copper costs less than iron.'],
])('turns “%s” into “%s”', (statement, contrary) => {
  expect(contraryOf(statement, fixed)).toBe(contrary);
});

it('leaves a statement alone that has no word with an opposite', () => {
  expect(contraryOf('Roots take up water.', fixed)).toBeNull();
});

it('changes a year to another year', () => {
  const contrary = contraryOf('The canal was opened in 1869.', fixed);
  expect(contrary).toMatch(/^The canal was opened in 18\d\d\.$/);
  expect(contrary).not.toContain('1869');
});
