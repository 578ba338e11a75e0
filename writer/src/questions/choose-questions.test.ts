import { expect, it } from 'vitest';
import { chooseQuestions, type Choice } from './choose-questions.ts';
import type { RatedQuestion } from './rated/rate-questions.ts';

const SURE = 0.9;
const LIKELY = 0.6;
const CHECK = 0.5;
const WORTHLESS = 0.01;

function rated(confidences: readonly number[]): RatedQuestion[] {
  return confidences.map((confidence, at) => ({
    proposal: {
      kind: 'glossary',
      stem: `What is thing ${at}?`,
      otherStems: [],
      key: `thing ${at}`,
      id: `thing ${at}`,
      plural: false,
      proper: false,
      matter: 'a thing',
      relation: 'is',
      sentence: {
        text: 'A thing is.',
        quote: 'A thing is.',
        section: 0,
        heading: null,
        page: null,
        place: 0,
        paragraph: at,
        index: at,
        restsOnTwo: false,
      },
      places: [at],
      support: 1,
      proven: true,
      origin: null,
      concept: null,
    },
    ranked: [],
    three: [1, 2, 3].map((n) => ({ text: `other ${n}`, id: `other ${n}`, plausibility: 0.5 })),
    worth: 0.5,
    confidence,
    difficulty: at / Math.max(1, confidences.length - 1),
  }));
}

function choose(confidences: readonly number[], changes: Partial<Choice> = {}) {
  const chosen = chooseQuestions({
    rated: rated(confidences),
    count: 10,
    toughness: 'Medium',
    random: () => 0,
    used: new Set(),
    accept: () => true,
    ...changes,
  });
  return {
    sure: chosen.sure.length,
    check: chosen.check.length,
    drafts: chosen.drafts.length,
    all: chosen,
  };
}

it('asks every sure question up to the count, and nothing doubtful beside five', () => {
  expect(choose(Array(8).fill(SURE))).toMatchObject({ sure: 8, check: 0, drafts: 0 });
  expect(choose(Array(8).fill(SURE), { count: 5 })).toMatchObject({ sure: 5, check: 0, drafts: 3 });
});

it('fills up to five with the next best, and leaves the rest as drafts', () => {
  const found = choose([SURE, SURE, CHECK, CHECK, CHECK, CHECK, CHECK, WORTHLESS]);
  expect(found).toMatchObject({ sure: 2, check: 3, drafts: 2 });
});

it('fills up to the count with what is likely to be good', () => {
  expect(choose([SURE, ...(Array(12).fill(LIKELY) as number[])])).toMatchObject({
    sure: 1,
    check: 9,
    drafts: 3,
  });
});

it('leaves as drafts what its quote does not prove, and what the document words itself unless it is sure', () => {
  const [good, unproven, ownWords] = rated([SURE, SURE, LIKELY]);
  const all = [
    good,
    { ...unproven, proposal: { ...unproven?.proposal, proven: false } },
    { ...ownWords, proposal: { ...ownWords?.proposal, kind: 'deed' } },
    ...rated(Array(8).fill(SURE) as number[]).slice(3),
  ] as RatedQuestion[];
  const { sure, check, drafts } = choose([], { rated: all }).all;
  expect([sure.length, check.length]).toEqual([6, 0]);
  expect(drafts.map(({ proposal }) => proposal.id)).toEqual(['thing 1', 'thing 2']);
});

it('asks of no sentence that another question shows', () => {
  const [first, second] = rated([SURE, SURE]);
  const shown = { ...first, proposal: { ...first?.proposal, places: [0, 1] } };
  const found = choose([], { rated: [shown, second] as RatedQuestion[] });
  expect(found.all.sure).toHaveLength(1);
});

it('gives a short document what it has', () => {
  expect(choose([WORTHLESS, WORTHLESS])).toMatchObject({ sure: 0, check: 2 });
});

it('leaves out what a rule refuses', () => {
  const found = choose([SURE, SURE], { accept: ({ proposal }) => proposal.id !== 'thing 0' });
  expect(found.all.sure.map(({ proposal }) => proposal.id)).toEqual(['thing 1']);
});

it('takes easy and hard questions from opposite halves', () => {
  const all = Array(20).fill(SURE) as number[];
  const easy = choose(all, { toughness: 'Easy' }).all.sure.map(({ proposal }) => proposal.id);
  const hard = choose(all, { toughness: 'Hard' }).all.sure.map(({ proposal }) => proposal.id);
  expect(easy.filter((id) => hard.includes(id)).length).toBeLessThanOrEqual(2);
});

it('asks nothing that another variant asked', () => {
  const used = new Set(['thing 0']);
  expect(choose([SURE, SURE], { used }).all.sure).toHaveLength(1);
});
