import { afterAll, expect, test } from 'vitest';
import { openWaysIn, told } from '../../attackers/ways-in/open-ways-in.ts';

const waysIn = openWaysIn('demo-ways-in');
afterAll(() => waysIn.close());

// In turn: a card that is locked was tried ten times before.
test('cards, secrets, providers and sign-ins let in whom they should, and nobody else', async () => {
  for (const { what, ask, answer } of waysIn.cases) expect(await told(ask), what).toEqual(answer);
});
