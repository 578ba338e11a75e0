import { expect, it } from 'vitest';
import { cutPassages, findReferredTo, numbered } from './passages.ts';

function cut(...paragraphs: string[]) {
  const sections = [{ heading: 'Water', page: null, text: paragraphs.join('\n\n') }];
  return cutPassages({ title: 'Water', kind: 'txt', pageCount: null, sections });
}

const TAUGHT = 'Water covers most of the Earth. Salt water fills the oceans.';

it.each([
  ['objectives', 'By the end of this section, you will be able to: Describe the water cycle.'],
  ['a list of objectives', 'Objectives: Describe the water cycle.\n\n- Explain why rain falls.'],
  ['a caption', 'Figure 3.2 Clouds form over the sea in the morning.'],
  ['a caption of a table', 'Table 2: The oceans and their depths in meters.'],
  ['a picture’s credit', 'Credit: modification of work by the Geological Survey.'],
  ['a note', 'Teacher’s note: students often mix up vapor and steam.'],
  ['another note', 'Note to the teacher: bring a kettle and a cold plate.'],
  ['a link', 'Watch the film at https://example.org/rain to see it.'],
  ['a reference', 'Smith, “Rain over Europe,” Journal of Water, 3 May 2013, pp. 12-19.'],
])('%s is not sent', (_what, paragraph) => {
  expect(cut(paragraph, TAUGHT).flatMap(({ sentences }) => sentences)).toEqual(
    cut(TAUGHT).flatMap(({ sentences }) => sentences),
  );
});

it.each([
  'Explain it as you will, rain falls from clouds.',
  'Tables of wood swell in water. Figures of clay dissolve.',
  'Students of rivers measure their flow.',
])('“%s” is', (paragraph) => {
  expect(cut(paragraph)[0]?.sentences.join(' ')).toBe(paragraph);
});

/** More than fits into one passage. */
const LONG = Array.from(
  { length: 40 },
  (_, at) => `River number ${at} carries cold and clear water from the hills down to the sea.`,
);

it('a passage that begins with a pronoun brings the sentence before it', () => {
  const passages = cut(LONG.map((text) => text.replace('River number', 'It, river')).join(' '));
  const [first, second] = passages;
  const before = first?.sentences.at(-1);
  expect(second?.before).toBe(before);
  expect(numbered(passages.slice(1, 2))).toContain(`[2.0] ${before}`);
  expect(numbered(passages)).not.toContain('[2.0]');
});

it('another passage brings nothing', () => {
  const passages = cut(LONG.join(' '));
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.map(({ before }) => before)).toEqual(passages.map(() => null));
});

it('a sentence is read with those that it refers to', () => {
  const passage = {
    before: 'Walter Scott studied advertising.',
    sentences: ['He wrote a book.', 'In his book he gave advice.', 'Firms followed it.'],
  };
  expect(findReferredTo(passage, 1)).toBe(-1);
  expect(findReferredTo(passage, 2)).toBe(2);
  expect(findReferredTo({ ...passage, before: null }, 1)).toBe(0);
});
