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
  [
    'a mark of the teacher’s edition',
    '[OL][AL]What falls from clouds when they are cold? Rain does.',
  ],
  ['another note', 'Note to the teacher: bring a kettle and a cold plate.'],
  ['a link', 'Watch the film at https://example.org/rain to see it.'],
  ['a film', 'Watch this animation to learn more about rivers that run dry.'],
  ['a simulation', 'This simulation shows how clouds form over the sea.'],
  ['an order to the teacher', 'Ask students to name three rivers, and write them down.'],
  ['a standard', '(7) Water. The student is expected to describe the water cycle.'],
  ['an exercise', 'Describe a river. Where does its water come from?'],
  ['an activity', 'Draw the water cycle in your notebook and name its parts.'],
  ['a task', 'Fill in the blanks: Rain falls from ____.'],
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
  'Figure 3 shows how clouds form. They rise.',
  'Why is the sea salt? Rivers carry salt from the rocks, and the sun takes away the water alone.',
  'The U.S. Senate met at Mt. Rainier. Brown v. Board of Education was heard.',
  'John F. Kennedy spoke in St. Louis.',
  'See Fig. 3 on rain.',
])('“%s” is', (paragraph) => {
  expect(cut(paragraph)[0]?.sentences.join(' ')).toBe(paragraph);
});

it.each([
  ['He moved to the U.S. The law changed.', 2],
  ['He moved to the U.S. Congress heard of it.', 1],
  ['In Roe v. Wade the court ruled. Mt. St. Helens erupted in May.', 2],
  ['Water has two forms. Dr. King drank it. See No. 5 for more.', 3],
])('“%s” is so many sentences: %i', (paragraph, count) => {
  expect(cut(paragraph)[0]?.sentences).toHaveLength(count);
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
