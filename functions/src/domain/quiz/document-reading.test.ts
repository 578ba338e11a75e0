import { expect, test } from 'vitest';
import { currentReading } from './document-reading.ts';

const createdAt = '2026-11-22T08:00:00.000Z';
const reading = { status: 'generating', failure: null, createdAt } as const;

test('a document is being read for ten minutes at most', () => {
  expect(currentReading(reading, new Date('2026-11-22T08:09:59.000Z'))).toEqual(reading);
  expect(currentReading(reading, new Date('2026-11-22T08:10:00.000Z'))).toMatchObject({
    status: 'failed',
    failure: { sentence: 'Reading this document was interrupted. Please try again.' },
  });
});

test('what is read stays so', () => {
  const read = { ...reading, status: 'ready' } as const;
  expect(currentReading(read, new Date('2026-11-23T08:00:00.000Z'))).toEqual(read);
});
