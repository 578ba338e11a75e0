import { expect, test } from 'vitest';
import { shareBriefly } from './share-briefly.ts';

function open() {
  let now = 0;
  const asked: string[] = [];
  const answers: (Error | null)[] = [];
  const load = (key: string) => {
    asked.push(key);
    const failure = answers.shift();
    return failure ? Promise.reject(failure) : Promise.resolve(asked.length);
  };
  const shared = shareBriefly(load, { ms: 200, most: 2, clock: () => new Date(now) });
  return { shared, asked, answers, at: (ms: number) => void (now = ms) };
}

test('all who ask for the same within a moment share an answer', async () => {
  const { shared, asked, at } = open();
  expect(await Promise.all([shared.find('a'), shared.find('a'), shared.find('b')])).toEqual([
    ...[1, 1, 2],
  ]);
  at(199);
  expect(await shared.find('a')).toBe(1);
  at(200);
  expect(await shared.find('a')).toBe(3);
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('what has changed here is asked for anew', async () => {
  const { shared } = open();
  expect(await shared.find('a')).toBe(1);
  shared.forget('a');
  expect(await shared.find('a')).toBe(2);
});

test('a failure is not kept', async () => {
  const { shared, answers } = open();
  answers.push(new Error('No answer came.'));
  await expect(shared.find('a')).rejects.toThrow('No answer came.');
  expect(await shared.find('a')).toBe(2);
});
