import { expect, it } from 'vitest';
import { waterCycle } from '../../document/lessons/water-cycle.fixture.ts';
import { createRandom } from '../../quiz/seed.ts';
import { cutPassages } from '../text/passages.ts';
import { createCollection, type Verdict } from './collect-questions.ts';

const passages = cutPassages(waterCycle);
const [first = { sentences: [''] }] = passages;
const { signal } = new AbortController();

const question = {
  ...{ evidence: first.sentences[0], stem: 'Which cycle moves on and on in nature?' },
  ...{ correct: 'The water cycle', wrong1: 'The rock cycle', wrong2: 'The food chain' },
  ...{ wrong3: 'The tidal range', explanation: '', topic: 'Water' },
};

function collect(verdict: Verdict = 'sound') {
  return createCollection(
    {
      ...{ document: waterCycle, variant: 0, avoid: [], topicsInUse: [], signal },
      settings: { toughness: 'Medium', targetGrade: 'Grade 8', numQuestions: 5 },
    },
    {
      random: createRandom(1),
      review: (candidates) => Promise.resolve(candidates.map(() => verdict)),
      watch: () => undefined,
      showDropped: () => undefined,
    },
  );
}

const batch = { passages, count: 5 };

it('what was refused comes back with its options, the newest first and once each', () => {
  const collection = collect();
  const about = { ...question, stem: 'What does the text call the movement of water?' };
  const invented = { ...question, evidence: 'Nobody has ever said that of water or rain.' };
  collection.add([about, { ...invented, stem: 'Which cycle is it?' }, about], batch);
  const refused = collection.listRefused();
  expect(refused.map(({ stem }) => stem)).toEqual([about.stem, 'Which cycle is it?']);
  expect(refused[0]).toMatchObject({
    correct: 'The water cycle',
    wrong: ['The rock cycle', 'The food chain', 'The tidal range'],
    isOfForm: false,
  });
});

it('the word at fault is named', () => {
  const collection = collect();
  collection.add([{ ...question, correct: 'The umbrella route' }], batch);
  expect(collection.listRefused()[0]?.because.join()).toContain('“umbrella”');
});

it('a question with faulty options alone is to be kept', () => {
  const collection = collect();
  collection.add([{ ...question, wrong3: 'Usually the tides' }], batch);
  expect(collection.listRefused()).toMatchObject([{ isOfForm: true }]);
});

it('may be written again with other options', async () => {
  const collection = collect();
  collection.add([{ ...question, wrong3: 'Usually the tides' }], batch);
  collection.add([question], batch);
  await collection.review(10, signal);
  expect(collection.questions).toHaveLength(1);
});

it('a passage is used up when a question rests on each of its sentences', async () => {
  const collection = collect();
  const passage = {
    ...{ id: 1, heading: null, before: null, characters: 60 },
    sentences: first.sentences.slice(0, 1),
  };
  expect(collection.hasUnused(passage)).toBe(true);
  collection.add([question], batch);
  await collection.review(10, signal);
  expect(collection.hasUnused(passage)).toBe(false);
});

it('a question waits for its review, and is not taken without', async () => {
  const collection = collect('answered-otherwise');
  collection.add([question], batch);
  expect(collection.countWaiting()).toBe(1);
  await collection.review(10, signal);
  expect(collection.questions).toEqual([]);
  expect(collection.listRefused()).toHaveLength(1);
});
