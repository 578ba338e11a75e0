import { expect, it } from 'vitest';
import { findNameTypes } from './names.ts';
import { splitPassages } from './passages.ts';
import { readSentences } from './read-sentences.ts';

async function typesIn(text: string) {
  const sections = [{ heading: null, page: null, text }];
  const { passages } = splitPassages({ title: '', kind: 'txt', pageCount: null, sections });
  return findNameTypes(await readSentences(passages));
}

it('takes capital letters alone for initials of an institution', async () => {
  const types = await typesIn(
    'Astronauts of NASA and pupils of Plato and of the Mayas looked at the stars.',
  );
  expect(types.get('nasa')).toBe('institution');
  expect(types.get('plato')).toBe('other');
});
