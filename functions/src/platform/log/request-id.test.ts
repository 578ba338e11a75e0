import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentRequestId, newRequestId, readTraceId, runWithRequestId } from './request-id.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([
  ['alone', TRACE],
  ['with its span', `${TRACE}/00f067aa0ba902b7;o=1`],
])('a trace is read %s', (_how, header) => {
  expect(readTraceId(header)).toBe(TRACE);
});

test.each([undefined, '', 'maya@school.example', `${TRACE}\nmore`, `${TRACE}0`, TRACE.slice(1)])(
  '%j is no trace',
  (header) => {
    expect(readTraceId(header)).toBeNull();
  },
);

test('each of two requests at once goes by its own id to its end', async () => {
  const seen = await Promise.all(
    ['one', 'two'].map((id) =>
      runWithRequestId(id, async () => {
        await setTimeout(1);
        return currentRequestId();
      }),
    ),
  );
  expect(seen).toEqual(['one', 'two']);
  expect(currentRequestId()).toBeUndefined();
  expect(newRequestId()).not.toBe(newRequestId());
});
