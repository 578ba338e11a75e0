import { expect, it } from 'vitest';
import { isExplanationProven } from './check-explanation.ts';

const sentences = ['Evaporation turns liquid water into vapor.', 'Clouds form as vapor cools.'];
const proof = {
  place: { page: null, heading: null, quote: sentences[0] ?? '' },
  passage: { id: 1, heading: null, before: null, sentences, characters: 80 },
  ...{ sentence: 0, length: 1 },
};

function isProven(explanation: string): boolean {
  const answer = {
    ...{ stem: 'Which process turns liquid water into vapor?', correct: 'Evaporation' },
    ...{ wrong: ['Condensation', 'Erosion', 'Runoff'], misconceptions: [], explanation },
    ...{ topic: 'Water', evidence: sentences[0] ?? '', sentence: '1.1' },
  };
  return isExplanationProven(answer, proof);
}

it.each([
  ['names the key', 'Evaporation lifts it, unlike condensation.'],
  ['says what the passage says', 'Liquid water turns into vapor.'],
  ['is missing', ''],
])('an explanation that %s speaks for it', (_what, explanation) => {
  expect(isProven(explanation)).toBe(true);
});

it.each([
  ['names a wrong option alone', 'Condensation turns liquid water into vapor.'],
  ['says something else', 'Photosynthesis feeds plants with sugar from sunlight.'],
])('an explanation that %s does not', (_what, explanation) => {
  expect(isProven(explanation)).toBe(false);
});
