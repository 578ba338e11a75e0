import { expect, it } from 'vitest';
import { askingForm, mainClauseOf } from './clause.ts';
import { readSentences } from './language.ts';

async function askingFormOf(text: string): Promise<string | null> {
  const place = { section: 0, heading: null, page: null };
  const [sentence] = await readSentences([{ text, ...place }]);
  const clause = sentence && mainClauseOf(sentence);
  return clause ? askingForm(clause) : null;
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
  ['The Hoover Dam was completed by engineers.', 'was the Hoover Dam completed by engineers'],
])('turns “%s” into “%s”', async (statement, question) => {
  expect(await askingFormOf(statement)).toBe(question);
});

it('leaves a sentence alone whose first verb is not its own', async () => {
  expect(await askingFormOf('The tea dumped into the harbor was worth a fortune.')).toBeNull();
});
