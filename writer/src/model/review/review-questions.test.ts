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

  it('is made for the questions of several requests together', async () => {
    await write('good', { numQuestions: 7 });
    expect(model.asked().length).toBeGreaterThan(1);
    expect(reviewed()).toHaveLength(1);
    expect(model.judged()).toHaveLength(1);
  });

  it('has the sentences that the questions rest on, and no others', async () => {
    await write('good', { numQuestions: 5 });
    const asked = model.asked().join('\n');
    const [review = ''] = reviewed();
    const lines = (prompt: string): string[] => prompt.match(/^\[\d+\.\d+\] .+$/gm) ?? [];
    for (const [, gap = ''] of review.matchAll(/in the gap: “(.+?)”$/gm))
      expect(review).toContain(gap.split('____').at(-1));
    expect(lines(asked)).toEqual(expect.arrayContaining(lines(review)));
    expect(lines(review).length).toBeLessThan(lines(asked).length);
  });

  it('ends the quiz as any other call does when the service fails', async () => {
    const writing = write('good', { reviewing: 'quota' });
    await expect(writing).rejects.toMatchObject({ reason: 'quota' });
  });
});

describe.each(MODEL_NAMES)('%s without the text', (name) => {
  const { write, dropped, judged, reviewed } = useModel(name);

  /** Finds the fault in every question, and takes the option at A for right. */
  function finds(fault: string, answer = 'unsure') {
    const answers = Array.from({ length: 20 }, (_, at) => ({ number: at + 1, answer, fault }));
    return { json: { answers } };
  }

  it('is asked first, and sees nothing of it', async () => {
    await write('good');
    expect(judged()[0]).toMatch(/^Judge \d+ questions without their text\./);
    expect(judged()[0]).not.toMatch(/^\[\d+\.\d+\]/m);
    expect(judged()[0]).toContain('13 to 14 years old');
  });

  it.each([
    ['unclear', 'not-understood'],
    ['wording', 'badly-worded'],
    ['level', 'off-level'],
    ['duplicate', 'same-again'],
  ])('finds a question %s, which is dropped as %s', async (fault, reason) => {
    const writing = write('good', { judging: finds(fault) });
    await expect(writing).rejects.toMatchObject({ reason: 'bad-answer' });
    expect(dropped).toContainEqual(expect.objectContaining({ reason }));
    expect(reviewed()).toEqual([]);
  });

  it('has a question given away only where it guesses right', async () => {
    await write('good', { judging: [finds('given-away', 'A'), 'good'] }).catch(() => undefined);
    const given = dropped.filter(({ reason }) => reason === 'given-away');
    expect(given.length).toBeGreaterThan(0);
    expect(reviewed().length).toBeGreaterThan(0);
  });

  it('only objects: what it does not answer goes on', async () => {
    const { questions } = await write('good', { judging: { json: { answers: [] } } });
    expect(questions).toHaveLength(5);
  });

  it('sees what is kept when more is asked for', async () => {
    const { questions } = await write('good', {
      numQuestions: 8,
      judging: [halfOf('level'), 'good'],
    });
    expect(judged().at(-1)).toContain('These are kept:');
    expect(questions.length).toBeGreaterThan(0);
  });
});

/** Finds the fault in every other question. */
function halfOf(fault: string) {
  const answers = Array.from({ length: 20 }, (_, at) => ({
    ...{ number: at + 1, answer: 'unsure' },
    fault: at % 2 === 0 ? fault : 'none',
  }));
  return { json: { answers } };
}

it('an answer is read by its letter or its word', () => {
  const replies = readReplies([
    { number: 1, answer: 'B' },
    { number: '2', because: 'So it is.', answer: 'c) Osmosis' },
    { number: 3, answer: 'Two are right.' },
    { number: 4, answer: 'none' },
    { number: 5, answer: 'Definitely rain' },
    { number: 6, answer: 'unsure', fault: 'Given-away: it is the longest' },
    { number: 7, answer: 'A', fault: 'splendid' },
    { answer: 'A' },
    'A',
  ]);
  expect([...replies]).toEqual([
    [1, { answer: 'B', fault: null }],
    [2, { answer: 'C', fault: null }],
    [3, { answer: 'two', fault: null }],
    [4, { answer: 'none', fault: null }],
    [6, { answer: 'unsure', fault: 'given-away' }],
    [7, { answer: 'A', fault: null }],
  ]);
});
