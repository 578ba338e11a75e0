import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sayUnseen } from './say-unseen.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the role that cards need is named as the guide adds it, with the command that shows it', async () => {
  const said = sayUnseen('our-school');
  const [role = 'no role'] = /roles\/\S+/.exec(said) ?? [];
  expect(await readFile(path.join(root, 'docs/deploying.md'), 'utf8')).toContain(`--role=${role}`);
  expect(said).toContain('get-iam-policy $SA --project our-school');
});
