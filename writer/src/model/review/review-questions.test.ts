import { describe, expect, it } from 'vitest';
import { MODEL_NAMES, useModel } from '../model-school.fixture.ts';
import { readReplies } from './reply.ts';

describe.each(MODEL_NAMES)('the second call to %s', (name) => {
  const model = useModel(name);
  const { write, events, reviewed } = model;

  it('lets pass what it answers as the first did', async () => {
    expect((await write('good')).questions).toHaveLength(5);
    expect(reviewed().length).toBeGreaterThan(0);
  });

  it('is made once more when its answer cannot be used', async () => {
    const { questions } = await write('good', { reviewing: ['truncated', 'good'] });
    expect(questions).toHaveLength(5);
    expect(reviewed()[1]?.split('=====')[0]).toBe(reviewed()[0]?.split('=====')[0]);
  });

  it('lets nothing pass that it has no answer for', async () => {
    const writing = write('good', { reviewing: { json: { answers: [] } } });
    await expect(writing).rejects.toMatchObject({ reason: 'bad-answer' });
    const dropped = events.flatMap((event) =>
      event.kind === 'checked' ? Object.keys(event.dropped) : [],
    );
    expect(dropped).toContain('not-reviewed');
  });

  it('ends the quiz as any other call does when the service fails', async () => {
    const writing = write('good', { reviewing: 'quota' });
    await expect(writing).rejects.toMatchObject({ reason: 'quota' });
  });
});

it('an answer is read by its letter or its word', () => {
  const replies = readReplies([
    { number: 1, answer: 'B' },
    { number: '2', because: 'So it is.', answer: 'c) Osmosis' },
    { number: 3, answer: 'Two are right.' },
    { number: 4, answer: 'none' },
    { number: 5, answer: 'Definitely rain' },
    { answer: 'A' },
    'A',
  ]);
  expect([...replies]).toEqual([
    [1, 'B'],
    [2, 'C'],
    [3, 'two'],
    [4, 'none'],
  ]);
});
