import { expect, test } from 'vitest';
import { checkProviders } from './check-providers.ts';

const CLOSED = "script-src 'self'";
const OPEN =
  "script-src 'self' https://apis.google.com; frame-src 'self' https://p.firebaseapp.com";

function siteWith(value: string) {
  return { hosting: { headers: [{ headers: [{ key: 'Content-Security-Policy', value }] }] } };
}

test.each([
  ['no provider and a closed policy', {}, CLOSED, null],
  ['a provider and an open policy', { SIGN_IN_PROVIDERS: 'google.com' }, OPEN, null],
  [
    'a provider and a closed policy',
    { SIGN_IN_PROVIDERS: 'google.com' },
    CLOSED,
    'add https://apis',
  ],
  ['no provider and an open policy', {}, OPEN, 'take https://apis'],
])('%s', (_what, settings, policy, mend) => {
  const [finding] = checkProviders(settings, siteWith(policy), 'p');
  if (mend === null) expect(finding?.mend).toBeNull();
  else expect(finding?.mend).toContain(mend);
});
