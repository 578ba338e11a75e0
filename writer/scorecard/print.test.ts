import { expect, it } from 'vitest';
import { scorecardLines } from './print.ts';
import { itemWith, quizWith } from './quizzes.fixture.ts';
import { writeScorecard } from './write-scorecard.ts';

it('prints gates apart from independent rows, both beside naive and human', async () => {
  const ours = [await quizWith([itemWith()])];
  const naive = [await quizWith([itemWith({ options: ['Osmosis', 'Osmosis', 'Rain', 'Wind'] })])];
  const human = [await quizWith([itemWith()], { asked: null, cpuMilliseconds: null })];
  const lines = scorecardLines(writeScorecard(ours, { naive, human }));
  const titles = lines.filter((line) => line.includes('95% by documents'));
  expect(titles.map((line) => line.split(/ {2,}/)[0])).toEqual([
    'GATES: WHAT THE WRITER FILTERS BY',
    'INDEPENDENT: WHAT IT DOES NOT',
    'THE VALIDATOR, WHOEVER WRITES',
  ]);
  const malformed = lines.find((line) => line.startsWith('malformed'));
  expect(malformed?.split(/ {2,}/)).toEqual(['malformed', '0%', '100%', '0%', '≤ 0%', 'ok']);
  const time = lines.find((line) => line.startsWith('CPU time'));
  expect(time).toMatch(/ms +\d+ ms +– +≤ 500 ms/);
});
