import { expect, test } from 'vitest';
import { createAppCheck } from './app-check.ts';

const check = createAppCheck((token) =>
  token === 'of-our-page' ? Promise.resolve() : Promise.reject(new Error(`${token} is none`)),
);

test('a token of our own pages is let through', async () => {
  await expect(check('of-our-page')).resolves.toBeUndefined();
});

test.each([undefined, '', 'forged'])('%j is refused', async (token) => {
  await expect(check(token)).rejects.toMatchObject({ code: 'app-not-verified' });
});

test('nobody is let through while tokens cannot be checked', async () => {
  const down = createAppCheck(() => Promise.reject(new Error('keys are not there')));
  await expect(down('of-our-page')).rejects.toMatchObject({ code: 'app-not-verified' });
});
