import { expect, test } from 'vitest';
import { allowLocalAuth } from '../src/official/allow-local-auth.ts';

const local = 'http://localhost:9099 http://127.0.0.1:9099';

function siteWith(policy: string) {
  const headers = [
    { key: 'Content-Security-Policy', value: policy },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
  ];
  return { public: 'public', headers: [{ source: '**', headers }] };
}

test('pages may speak to the local Auth, and to nobody else', () => {
  const config = { hosting: siteWith("default-src 'self'; connect-src 'self' https://a.example") };
  expect(allowLocalAuth(config, 9099)).toEqual({
    hosting: siteWith(
      `default-src 'self'; connect-src 'self' https://a.example ${local}; frame-src 'self' ${local}`,
    ),
  });
});

test('each of several sites is opened', () => {
  const config = { hosting: [siteWith("connect-src 'self'; object-src 'none'"), siteWith('')] };
  expect(allowLocalAuth(config, 9099)).toEqual({
    hosting: [
      siteWith(`connect-src 'self' ${local}; object-src 'none'; frame-src 'self' ${local}`),
      siteWith(''),
    ],
  });
});

test.each([
  ['a policy that does not name connections', { hosting: siteWith("default-src 'self'") }],
  ['a site without headers', { hosting: { public: 'public' } }],
  ['a project without Hosting', { firestore: {} }],
])('%s stays as it is', (_what, config: object) => {
  expect(allowLocalAuth(config, 9099)).toEqual(config);
});
