import { expect, it } from 'vitest';
import { cells } from '../document/lessons/cells.fixture.ts';
import { waterCycle } from '../document/lessons/water-cycle.fixture.ts';
import { findKeyTopics } from './key-topics.ts';

it('names what a document is about, in short phrases', async () => {
  const topics = await findKeyTopics(waterCycle);
  expect(topics.length).toBeGreaterThan(2);
  expect(topics.length).toBeLessThanOrEqual(8);
  for (const topic of topics) expect(topic.split(' ').length).toBeLessThanOrEqual(6);
});

it('calls a topic as the other documents of its teacher call it', async () => {
  const [topic = ''] = await findKeyTopics(cells);
  expect(await findKeyTopics(cells, [topic.toUpperCase()])).toContain(topic.toUpperCase());
});

it('gives none for a text without a subject', async () => {
  const document = { ...cells, sections: [{ heading: null, page: null, text: 'Hello there.' }] };
  expect(await findKeyTopics(document)).toEqual([]);
});

it('refuses a document in another language', async () => {
  const text =
    'Die Photosynthese ist der Prozess, durch den grüne Pflanzen Zucker herstellen. '.repeat(9);
  const document = { ...cells, sections: [{ heading: null, page: null, text }] };
  await expect(findKeyTopics(document)).rejects.toMatchObject({ reason: 'language' });
});
