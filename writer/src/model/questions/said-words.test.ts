import { expect, it } from 'vitest';
import { listDeciding, listSaid } from './said-words.ts';

function isSaid(option: string, passage: string): boolean {
  const said = listSaid(passage);
  return [...listDeciding(option)].every((word) => said.has(word));
}

it.each([
  ['Non-verbal signals', 'Listeners trust nonverbal signals.'],
  ['Nonverbal signals', 'Listeners trust non-verbal signals.'],
  ['Large-scale farms', 'The farms are of a large scale.'],
  ['About 50 percent', 'About half of the listeners forgot it.'],
  ['About half', 'About 50% of the listeners forgot it.'],
  ['Three quarters', 'It covers 75 percent of the land.'],
  ['7 days', 'The trip takes seven days.'],
  ['Seven days', 'The trip takes 7 days.'],
  ['Its permeability', 'The membrane is selectively permeable.'],
  ['It held the line', 'The walls hold the line.'],
  ['Large stones', 'It drops its largest stones first.'],
  ['A bigger valley', 'The valley is big.'],
  ['Scott', 'Walter Dill Scott studied advertising.'],
  ['97', 'About 97 percent of it is salt water.'],
])('“%s” is said by “%s”', (option, passage) => {
  expect(isSaid(option, passage)).toBe(true);
});

it.each([
  ['About 10 percent', 'About half of them forgot a ten-minute talk.'],
  ['Two thirds', 'One third of the members agreed.'],
  ['8 days', 'The trip takes seven days.'],
  ['Verbal signals', 'Listeners trust nonverbal signs.'],
  ['Walter Scott', 'Walter Dill studied advertising.'],
])('“%s” is not said by “%s”', (option, passage) => {
  expect(isSaid(option, passage)).toBe(false);
});
