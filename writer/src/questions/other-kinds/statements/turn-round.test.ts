import { expect, it } from 'vitest';
import { readSentences } from '../../../language/read-sentences.ts';
import { miscount, turnRound } from './turn-round.ts';

async function read(text: string) {
  const [sentence] = await readSentences([
    { text, section: 0, heading: null, page: null, place: 0, extent: 1 },
  ]);
  if (!sentence) throw new Error('There is no sentence.');
  return sentence;
}

it.each([
  [
    'Sound travels faster in solids than in gases.',
    'Sound travels slower in solids than in gases.',
  ],
  [
    'When the price of a good rises, the quantity demanded decreases.',
    'When the price of a good rises, the quantity demanded increases.',
  ],
  [
    'Most rivers of the coast were too shallow for sailing ships.',
    'Few rivers of the coast were too shallow for sailing ships.',
  ],
  ['The lower layer holds warm water.', 'The upper layer holds warm water.'],
])('“%s” is false as “%s”', async (text, wrong) => {
  const turned = turnRound(await read(text));
  expect(turned?.text).toBe(wrong);
});

it.each([
  ['what may be so', 'A high fever may raise the risk of damage.'],
  ['what is denied', 'The speed does not increase in a vacuum.'],
  ['both sides at once', 'The imports and exports of the country are taxed.'],
  ['a part of a name', 'The high school teaches the laws of motion.'],
])('%s is not turned round', async (_what, text) => {
  expect(turnRound(await read(text))).toBeNull();
});

it('a number of things is told with another one, and a length of time is not', async () => {
  const hearts = miscount(await read('The human heart has four chambers.'));
  expect(hearts?.text).toMatch(/^The human heart has (?:three|five) chambers\.$/);
  expect(miscount(await read('The reign of the king lasted four years.'))).toBeNull();
});
