import { describe, expect, it } from 'vitest';
import { itemWith } from '../quizzes.fixture.ts';
import type { ScoredDocument } from '../scored-quiz.ts';
import { drawReading, type DrawSettings } from './draw-reading.ts';
import { sectionWith, writtenWith } from './drawn.fixture.ts';
import { sectionId, sectionOf } from './reading-row.ts';

const sources = ['Erosion', 'Weathering', 'Glaciers', 'Rivers'].map((title) => sectionWith(title));
const settings: DrawSettings = { ours: 4, human: 2, seed: 7, of: 'all', alreadyRead: new Set() };

function draw(changes: Partial<DrawSettings> = {}, from: readonly ScoredDocument[] = sources) {
  return drawReading(from, { ...settings, ...changes }, (source) =>
    Promise.resolve(writtenWith(source)),
  );
}

it('draws the same for one seed, and something else for another', async () => {
  expect(await draw()).toEqual(await draw());
  expect(await draw({ seed: 8 })).not.toEqual(await draw());
});

it('mixes ours with those of human authors about the same sections', async () => {
  const drawn = await draw();
  expect(drawn.map(({ origin }) => origin).sort()).toEqual([
    ...['human', 'human'],
    ...['ours', 'ours', 'ours', 'ours'],
  ]);
  const titlesOf = (origin: string) =>
    new Set(drawn.filter((one) => one.origin === origin).map(({ source }) => source));
  for (const source of titlesOf('human')) expect(titlesOf('ours')).toContain(source);
});

it('takes two of a section, more only where there are too few sections', async () => {
  const ofEach = (drawn: Awaited<ReturnType<typeof draw>>) =>
    sources.map((source) => drawn.filter((one) => one.source === source).length);
  expect(Math.max(...ofEach(await draw({ ours: 8, human: 0 })))).toBe(2);
  expect(ofEach(await draw({ ours: 100, human: 0 }))).toEqual([3, 3, 3, 3]);
});

it('leaves out what was read before, and other books', async () => {
  const [first, ...rest] = sources;
  const alreadyRead = new Set(rest.map((source) => sectionId(sectionOf(source))));
  const drawn = await draw({ alreadyRead });
  expect(new Set(drawn.map(({ source }) => source))).toEqual(new Set([first]));
  expect(await draw({ book: 'geology' })).toHaveLength(6);
  await expect(draw({ book: 'Alchemy' })).rejects.toThrow(
    'No section is of the book “Alchemy”. There are: Geology.',
  );
});

it('passes over a section of which the writer makes nothing', async () => {
  const drawn = await drawReading(sources, settings, (source) =>
    Promise.resolve(source === sources[0] ? null : writtenWith(source)),
  );
  expect(drawn).toHaveLength(6);
  expect(drawn.map(({ source }) => source)).not.toContain(sources[0]);
});

it('leaves out human questions of a shape that we never print', async () => {
  const question = 'Which of these moves water?';
  const humanItems = [
    itemWith({ question, options: ['Osmosis', 'Erosion', 'Both a and b', 'Digestion'] }),
    itemWith({ question, options: ['Osmosis', 'Erosion', 'All of the above', 'Digestion'] }),
    itemWith({ question, options: ['Osmosis', 'Erosion', 'Digestion'] }),
    itemWith({ question: 'Which of these does not move water?' }),
    itemWith({ question: 'What does Figure 3 show of the water?' }),
  ];
  const drawn = await draw({}, [sectionWith('Erosion', { humanItems })]);
  expect(drawn.filter(({ origin }) => origin === 'human')).toEqual([]);
});

describe('of one confidence', () => {
  const write = (source: ScoredDocument) =>
    Promise.resolve(
      writtenWith(source, {
        items: [
          itemWith({ question: 'Is it sure?', confidence: 'sure' }),
          itemWith({ question: 'Is it to be checked?', confidence: 'check' }),
        ],
        drafts: [itemWith({ question: 'Is it a draft?', confidence: 'draft' })],
      }),
    );

  it.each([
    ['sure', ['Is it sure?']],
    ['check', ['Is it to be checked?']],
    ['draft', ['Is it a draft?']],
    ['all', ['Is it a draft?', 'Is it sure?', 'Is it to be checked?']],
  ] as const)('%s', async (of, questions) => {
    const drawn = await drawReading([sectionWith('Erosion')], { ...settings, of, human: 0 }, write);
    expect(drawn.map(({ item }) => item.question).sort()).toEqual(questions);
  });

  it('finds none where the writer does not say', async () => {
    expect(await draw({ of: 'sure' })).toEqual([]);
    expect(await draw({ of: 'all' })).toHaveLength(6);
  });
});
