import { expect, it } from 'vitest';
import { itemWith, quizWith } from '../quizzes.fixture.ts';
import { asHtml } from './as-html.ts';
import { asMarkdown } from './as-markdown.ts';
import { drawItems } from './draw-items.ts';

const quizzes = await Promise.all(
  ['Osmosis', 'Erosion', 'Rain'].map((key) =>
    quizWith(
      [1, 2, 3].map((number) =>
        itemWith({
          question: `Question ${number} about ${key} <b>?`,
          quote: 'Erosion wears down mountains.',
        }),
      ),
    ),
  ),
);
const write = (source: object) =>
  Promise.resolve(quizzes.find((quiz) => quiz === source) ?? Promise.reject(new Error('unknown')));

it('takes questions of as many documents as it can, the same ones for one seed', async () => {
  const drawn = await drawItems(quizzes, 3, 7, write);
  const about = drawn.map(({ item }) => item.question.split(' ')[3]);
  expect(new Set(about).size).toBe(3);
  expect(await drawItems(quizzes, 3, 7, write)).toEqual(drawn);
});

it('gives all there are where more are asked for', async () => {
  expect(await drawItems(quizzes, 50, 1, write)).toHaveLength(9);
});

it('shows the quote with its neighbours, the key, and a place for the verdict', async () => {
  const page = asMarkdown(await drawItems(quizzes, 1, 1, write));
  expect(page).toContain(
    'through a membrane. **Erosion wears down mountains.** Fermentation turns sugar into alcohol.',
  );
  expect(page).toContain('- A. Osmosis **← key**');
  expect(page).toContain('Verdict:');
});

it('lets no text of a document become markup', async () => {
  const page = asHtml(await drawItems(quizzes, 1, 1, write));
  expect(page).toContain('&lt;b&gt;');
  expect(page).not.toContain('<b>');
});
