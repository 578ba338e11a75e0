import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inlineHashes } from '../../web/scripts/inline-hashes.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Headers = { source: string; headers: { key: string; value: string }[] }[];

async function policy(): Promise<Map<string, string[]>> {
  const config = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8')) as {
    hosting: { headers: Headers };
  };
  const pages = config.hosting.headers.find(({ source }) => source === '!/api/**');
  const csp = pages?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const directives = csp.split('; ').map((directive) => directive.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

test('the policy lets exactly the built page run its inline splash, and nothing else inline', async () => {
  const html = await readFile(path.join(root, 'web/dist/index.html'), 'utf8');
  const { script, style } = inlineHashes(html);
  const directives = await policy();
  expect(directives.get('script-src')).toEqual(["'self'", ...script]);
  expect(directives.get('style-src')).toEqual(["'self'", ...style]);
});

test('nobody frames the site', async () => {
  expect((await policy()).get('frame-ancestors')).toEqual(["'none'"]);
});

test('a deployed page speaks to its own site and to Authentication, and to no computer of its reader', async () => {
  expect((await policy()).get('connect-src')).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
  expect(JSON.stringify([...(await policy())])).not.toMatch(/localhost|127\.0\.0\.1|http:/);
});
