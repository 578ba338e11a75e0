import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOG_EVENTS } from '../../functions/src/domain/logger.ts';

const operations = path.resolve(import.meta.dirname, '../../docs/operations.md');

test('operations.md explains every event of the log, and no other', async () => {
  const page = await readFile(operations, 'utf8');
  const explained = [...page.matchAll(/^\| `([a-z]+\.[a-z-]+)` /gm)].map(([, event]) => event);
  expect(explained.sort()).toEqual([...LOG_EVENTS].sort());
});
