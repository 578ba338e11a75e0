import { expect, test } from 'vitest';
import { mapAtMost } from './map-at-most.ts';

test('results come in the order of the values, and no more than so many are at work', async () => {
  let working = 0;
  let most = 0;
  const doubled = await mapAtMost(3, [5, 1, 4, 2, 3, 0], async (value) => {
    working += 1;
    most = Math.max(most, working);
    for (let turn = 0; turn < value; turn += 1) await Promise.resolve();
    working -= 1;
    return 2 * value;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6, 0]);
  expect(most).toBe(3);
});

test('one that fails fails the whole', async () => {
  const failing = mapAtMost(2, [1, 2, 3], (value) =>
    value === 2 ? Promise.reject(new Error('two')) : Promise.resolve(value),
  );
  await expect(failing).rejects.toThrow('two');
});
