import type { CardSecret } from '@study-assistant/contract/people/cards';
import { expect, test } from 'vitest';
import { isSecret, keepSecret } from './card-secret.ts';

const pictures: CardSecret = { kind: 'pictures', pictures: ['cat', 'sun', 'key', 'boat'] };
const password: CardSecret = { kind: 'password', password: 'caf\u00e9 au lait' };

test.each([pictures, password])(
  '%o is known again, and kept without being written down',
  async (secret) => {
    const kept = await keepSecret(secret);
    expect(await isSecret(secret, kept)).toBe(true);
    expect(JSON.stringify(kept)).not.toMatch(/cat|lait/);
    expect((await keepSecret(secret)).hash).not.toBe(kept.hash);
  },
);

test('pictures in another order are another secret', async () => {
  const kept = await keepSecret(pictures);
  const turned: CardSecret = { kind: 'pictures', pictures: ['sun', 'cat', 'key', 'boat'] };
  expect(await isSecret(turned, kept)).toBe(false);
});

test('words that spell the pictures are another secret', async () => {
  const kept = await keepSecret(pictures);
  expect(await isSecret({ kind: 'password', password: 'cat sun key boat' }, kept)).toBe(false);
});

test('a password is the same however its letters are composed', async () => {
  const kept = await keepSecret(password);
  expect(await isSecret({ kind: 'password', password: 'cafe\u0301 au lait' }, kept)).toBe(true);
});
