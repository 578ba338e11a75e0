import { expect, test } from 'vitest';
import { listTopicNames, listTopicsOf, useTopics } from './topics-in-use.ts';

const MONDAY = '2026-11-16T08:00:00.000Z';
const TUESDAY = '2026-11-17T08:00:00.000Z';

const known = {
  delta: { name: 'Deltas', usedAt: MONDAY },
  spring: { name: 'Springs', usedAt: TUESDAY },
};

test('the topics used last are named first', () => {
  expect(listTopicNames(known)).toEqual(['Springs', 'Deltas']);
  expect(listTopicNames({})).toEqual([]);
});

test('a topic is kept once, in its newest spelling', () => {
  expect(useTopics(known, ['Delta', 'The delta', 'Lakes'], TUESDAY)).toEqual({
    delta: { name: 'The delta', usedAt: TUESDAY },
    lake: { name: 'Lakes', usedAt: TUESDAY },
  });
});

test('the title of a quiz and the last resort are no topics', () => {
  const questions = ['Unit 4', 'Lakes', 'Other topics'].map((topic) => ({ topic }));
  expect(listTopicsOf(questions, 'unit 4')).toEqual(['Lakes']);
});

test('a name without a word is not kept', () => {
  expect(useTopics(known, ['?'], TUESDAY)).toEqual({});
});

test('beyond 200 topics those not used for longest are forgotten', () => {
  const old = Array.from({ length: 200 }, (_, at) => `Topic ${at}`);
  const full = { ...known, ...useTopics({}, old.slice(2), TUESDAY) };
  const changes = useTopics(full, ['Lakes'], TUESDAY);
  expect(changes).toEqual({ delta: null, lake: { name: 'Lakes', usedAt: TUESDAY } });
});
