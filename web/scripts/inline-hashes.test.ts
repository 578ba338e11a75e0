import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

test('inline scripts and styles are hashed, files are not', () => {
  const html = '<style>a{}</style><script>alert(1)</script><script src="/app.js"></script>';
  expect(inlineHashes(html)).toEqual({
    script: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
    style: [expect.stringMatching(/^'sha256-/)],
  });
});
