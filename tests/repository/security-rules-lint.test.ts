import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

async function brokenRules(allow: string): Promise<(string | null)[]> {
  const text = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /a/{b} { ${allow} }
  }
}`;
  const eslint = new ESLint({ cwd: root });
  const [result] = await eslint.lintText(text, { filePath: path.join(root, 'firestore.rules') });
  return result?.messages.map(({ ruleId, fatal }) => (fatal ? 'does not parse' : ruleId)) ?? [];
}

test.each([
  ['allow read: if true;', '@firebase/security-rules/no-open-reads'],
  ['allow write: if true;', '@firebase/security-rules/no-open-writes'],
  ['allow get: if', 'does not parse'],
])('a rules file with %s is refused', async (allow, rule) => {
  expect(await brokenRules(allow)).toContain(rule);
});

test('a rules file with a condition is taken', async () => {
  expect(await brokenRules('allow get: if request.auth != null;')).toEqual([]);
});
