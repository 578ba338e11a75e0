import { expect, it } from 'vitest';
import { formQuestion, findMainClause } from './clause.ts';
import { readSentences } from './read-sentences.ts';

async function askingFormOf(text: string): Promise<string | null> {
  const place = { section: 0, heading: null, page: null, place: 0, extent: 1 };
  const [sentence] = await readSentences([{ text, ...place }]);
  const clause = sentence && findMainClause(sentence);
  return clause ? formQuestion(clause) : null;
}

it.each([
  ['The colonists dumped tea into the harbor.', 'did the colonists dump tea into the harbor'],
  ['Venice became a center of printing.', 'did Venice become a center of printing'],
  ['Warm air holds a lot of vapor.', 'does warm air hold a lot of vapor'],
  [
    'The ribosomes build proteins from amino acids.',
    'do the ribosomes build proteins from amino acids',
  ],
  ['Plant cells have stiff walls around them.', 'do plant cells have stiff walls around them'],
  [
    'After a storm has passed, the pilots bring the ships into the harbor.',
    'do the pilots bring the ships into the harbor',
  ],
  [
    'Ferns and mosses need damp air for their spores.',
    'do ferns and mosses need damp air for their spores',
  ],
  ['The valve, however, was closed by hand.', 'was the valve closed by hand'],
  [
    'A pump lifts the water from the well, and the tank is filled at night.',
    'does a pump lift the water from the well',
  ],
  [
    'A spring scale measures the force on the hook.',
    'does a spring scale measure the force on the hook',
  ],
  [
    'A self-locking nut holds the plate in place.',
    'does a self-locking nut hold the plate in place',
  ],
  [
    'The tea dumped into the harbor was worth a fortune.',
    'was the tea dumped into the harbor worth a fortune',
  ],
  ['The Hoover Dam was completed by engineers.', 'was the Hoover Dam completed by engineers'],
])('turns “%s” into “%s”', async (statement, question) => {
  expect(await askingFormOf(statement)).toBe(question);
});
