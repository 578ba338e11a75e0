import { beforeAll, expect, it } from 'vitest';
import { loadKeptRequests, replay, type KeptQuestion, type KeptRequest } from './kept-requests.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

/** Of a strong model's questions, and of each fault among those that only words can show. */
const MOST_REFUSED = 0.1;
const LEAST_FOUND = 0.95;

type Accepted = { question: KeptQuestion; request: KeptRequest };

const accepted: Accepted[] = [];
let all = 0;

beforeAll(async () => {
  for (const request of await loadKeptRequests()) {
    const refused = new Set(replay(request).map(({ stem }) => stem));
    all += request.questions.length;
    for (const question of request.questions)
      if (!refused.has(question.stem)) accepted.push({ question, request });
  }
});

it('at most one in ten of a strong model’s questions is refused', () => {
  expect(all).toBeGreaterThanOrEqual(60);
  expect(all - accepted.length).toBeLessThanOrEqual(MOST_REFUSED * all);
});

it.each(Object.entries(PLANTED_FAULTS))('finds %s in such questions', (_fault, plant) => {
  const planted = accepted.flatMap(({ question, request }) => {
    const change = plant(question, request);
    return change === null ? [] : [{ ...request, questions: [{ ...question, ...change }] }];
  });
  const missed = planted.filter((request) => replay(request).length === 0);
  expect(planted.length).toBeGreaterThan(0);
  expect(missed.length).toBeLessThanOrEqual((1 - LEAST_FOUND) * planted.length);
});
