import { expect, it } from 'vitest';
import { cells } from '../document/lessons/cells.fixture.ts';
import { suggestWrongAnswers } from './suggest-wrong-answers.ts';

const asked = { question: 'Which part of the cell makes energy?', answer: 'Mitochondria' };

it('offers terms of the document, at most eight and none twice', async () => {
  const found = await suggestWrongAnswers(cells, { ...asked, options: [] });
  expect(found.length).toBeGreaterThan(2);
  expect(found.length).toBeLessThanOrEqual(8);
  expect(new Set(found.map((text) => text.toLowerCase())).size).toBe(found.length);
});

it('offers neither the right answer nor what is an option already', async () => {
  const [first = ''] = await suggestWrongAnswers(cells, { ...asked, options: [] });
  const found = await suggestWrongAnswers(cells, { ...asked, options: [first.toLowerCase(), ''] });
  expect(found).not.toContain(first);
  expect(found).not.toContain('Mitochondria');
});

it('offers figures near a figure', async () => {
  const request = { question: 'How many bones has the body?', answer: '206', options: ['182'] };
  const found = await suggestWrongAnswers(cells, request);
  expect(found.length).toBeGreaterThan(2);
  expect(found.every((text) => /^\d+$/.test(text))).toBe(true);
  expect(found).not.toContain('182');
});

it('refuses a document whose language it does not know', async () => {
  const text = 'Die Zelle ist die kleinste Einheit des Lebens und sie teilt sich oft. '.repeat(9);
  const document = { ...cells, sections: [{ heading: null, page: 1, text }] };
  const request = { ...asked, options: [] };
  await expect(suggestWrongAnswers(document, request)).rejects.toMatchObject({
    reason: 'language',
  });
});
