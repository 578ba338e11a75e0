import { expect, test } from 'vitest';
import { expectAnswer } from './expect-answer.ts';
import { definePart } from './figures/part.ts';
import { runParts } from './run-parts.ts';

const speed = { computeMs: 40, computeClockMs: 41, firestoreMs: 2 };

function partOf(status: number) {
  return definePart<number>({
    measure() {
      const text = JSON.stringify({ error: 'Your sign-in has expired.' });
      expectAnswer({ call: 'GET /api/quizzes of student-3', status, text });
      return Promise.resolve(status);
    },
    tables: (count) => [{ caption: 'Doors.', columns: ['doors'], rows: [[count]] }],
  });
}

/** Runs three parts, the second of which gets this answer. */
async function run(status: number, { isShort = false } = {}) {
  const said: string[] = [];
  const kept: string[] = [];
  const shown: string[] = [];
  const isWhole = await runParts(
    [
      ['first', partOf(200)],
      ['second', partOf(status)],
      ['third', partOf(200)],
    ],
    {
      isShort,
      measureSpeed: () => Promise.resolve(speed),
      say: (line) => void said.push(line),
      show: ({ caption }) => void shown.push(caption),
      keep: (name) => Promise.resolve(void kept.push(name)),
    },
  );
  return { isWhole, said: said.join('\n'), kept, shown };
}

test('every part is kept, and tells how fast the machine was', async () => {
  const { isWhole, said, kept, shown } = await run(200);
  expect({ isWhole, kept, shown: shown.length }).toEqual({
    isWhole: true,
    kept: ['first', 'second', 'third'],
    shown: 3,
  });
  expect(said.match(/a fixed computation takes 40 and 40 ms of a processor/g)).toHaveLength(3);
});

test('a refused request ends the run: its part shows and keeps nothing, and no other is begun', async () => {
  const { isWhole, said, kept, shown } = await run(401);
  expect({ isWhole, kept, shown: shown.length }).toEqual({
    isWhole: false,
    kept: ['first'],
    shown: 1,
  });
  expect(said).toContain('The part "second" broke off');
  expect(said).toContain(
    'GET /api/quizzes of student-3 was answered 401 in place of a success: Your sign-in has expired.',
  );
});

test('of a short run nothing is kept', async () => {
  const { isWhole, kept, shown } = await run(200, { isShort: true });
  expect({ isWhole, kept, shown: shown.length }).toEqual({ isWhole: true, kept: [], shown: 3 });
});
