import { expect, it } from 'vitest';
import { itemWith } from '../quizzes.fixture.ts';
import { asHtml } from './as-html.ts';
import { asMarkdown } from './as-markdown.ts';
import type { DrawnItem } from './draw-reading.ts';
import { sectionWith } from './drawn.fixture.ts';
import { toDrawnRows, toReading } from './unmarked.ts';

const source = sectionWith('Erosion');
const drawn: DrawnItem[] = [
  {
    origin: 'ours',
    source,
    item: itemWith({ quote: 'Our own quote.', kind: 'claim', confidence: 'check' }),
  },
  { origin: 'human', source, item: itemWith({ question: 'What wears down <b>?', kind: null }) },
];
const reading = toReading(drawn, 'seed 7');

it('shows ours and theirs with the same fields, none of which tells whose they are', () => {
  const [ours, human] = reading.items;
  expect(Object.keys(ours ?? {})).toEqual(Object.keys(human ?? {}));
  expect(Object.keys(ours ?? {})).toEqual([
    'n',
    'section',
    'question',
    'options',
    'correctAnswer',
    'passage',
  ]);
});

it('marks nothing on the page or in the list', async () => {
  for (const page of [await asHtml(reading), asMarkdown(reading)]) {
    expect(page).toContain('What wears down');
    for (const mark of ['human', 'ours', 'claim', 'Our own quote'])
      expect(page).not.toMatch(new RegExp(`\\b${mark}\\b`));
  }
});

it('finds the passage by the words of the question, for both alike', () => {
  expect(reading.items[1]?.passage).toContain('Erosion wears down mountains.');
});

it('keeps apart what the reader must not know', () => {
  expect(toDrawnRows(drawn, { seed: 7, commit: 'abc' })).toMatchObject([
    { n: 1, seed: 7, commit: 'abc', origin: 'ours', kind: 'claim', confidence: 'check' },
    { n: 2, origin: 'human', section: { book: 'Geology', module: 'm-Erosion', title: 'Erosion' } },
  ]);
});

it('shows the weak spot of a draft', () => {
  const draft = itemWith({ confidence: 'draft', weakSpot: 'needs a third wrong answer' });
  const drafts = toReading([{ origin: 'ours', source, item: draft }], 'seed 7');
  expect(asMarkdown(drafts)).toContain('To mend: needs a third wrong answer');
});

it('lets no text of a document become markup', async () => {
  const page = await asHtml(reading);
  expect(page).toContain('\\u003cb>');
  expect(page).not.toContain('<b>');
});
