import { expect, it } from 'vitest';
import { splitPassages } from './passages.ts';
import { isTeachingHeading } from './taught-text.ts';

it.each([
  'Exercises',
  'Exercise 3.2',
  'Activity 6.1 Touch a leaf',
  'Questions:',
  'Try this yourself',
  'Link to Learning',
  'Review Questions',
  '6.4 Exercises',
  'Learning Objectives',
  'Teacher Support',
])('what stands under \u201c%s\u201d is not asked', (heading) => {
  expect(isTeachingHeading(heading)).toBe(false);
});

it.each([
  'Activity of Enzymes',
  'The Question of Slavery',
  'Problems of Growth',
  'Exercise and Health',
])('what stands under \u201c%s\u201d is', (heading) => {
  expect(isTeachingHeading(heading)).toBe(true);
});

it('the offline writer passes over what does not teach', () => {
  const taught =
    'A river carries sand and stones from the hills down to the sea. It slows down there.';
  const objectives = 'By the end of this section, you will be able to: Describe how a river works.';
  const film = 'Watch this video to learn more about the rivers of Asia and their floods.';
  const text = [objectives, film, taught].join('\n\n');
  const { passages } = splitPassages({
    title: 'Rivers',
    kind: 'docx',
    pageCount: null,
    sections: [{ heading: 'Rivers', page: null, text }],
  });
  expect(passages.map((passage) => passage.text)).toEqual([taught]);
});
