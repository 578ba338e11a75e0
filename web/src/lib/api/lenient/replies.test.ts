import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MOMENT } from './entities.fixture.ts';
import { calls } from './replies.fixture.ts';

/** The paths of all fields, such as `quizzes.0.title`. */
function placesIn(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = place === '' ? key : `${place}.${key}`;
    return [own, ...placesIn(inner, own)];
  });
}

/** Copies a reply with another value at a path; `undefined` removes the field. */
function withValue(reply: unknown, place: string, value: unknown): unknown {
  const [key = '', ...rest] = place.split('.');
  const copy = (
    Array.isArray(reply) ? [...(reply as unknown[])] : { ...(reply as object) }
  ) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = withValue(copy[key], rest.join('.'), value);
  else if (value === undefined && !Array.isArray(reply)) delete copy[key];
  else copy[key] = value;
  return copy;
}

const seconds = new Date(MOMENT).getTime() / 1000;
const forms = {
  'an object with seconds': { seconds, nanoseconds: 0 },
  'an object with _seconds': { _seconds: seconds },
  'the text of a date': new Date(MOMENT).toString(),
  milliseconds: seconds * 1000,
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(Object.entries(calls))('%s', (_name, { contract, lenient, reply, needed = [] }) => {
  const whole = lenient.reply.safeParse(reply);

  test('what our server answers is what the contract says, and nothing of it is lost', () => {
    expect(contract.reply.safeParse({ success: true, ...reply }).error).toBeUndefined();
    expect(whole.success).toBe(true);
    expect({ ...reply, ...(whole.data as object) }).toEqual(reply);
  });

  test('every field but the needed ones may be absent, null or something else', () => {
    const refused = placesIn(reply).flatMap((place) => {
      const values = [undefined, null, { unforeseen: true }];
      const isRead = values.map((value) => lenient.reply.safeParse(withValue(reply, place, value)));
      return isRead.every(({ success }) => success) ? [] : place;
    });
    expect(refused).toEqual(needed);
  });

  test('fields that nobody knows are ignored', () => {
    const more = placesIn(reply)
      .filter((place) => /^[a-z]+$/i.test(place))
      .reduce<unknown>((all, place) => withValue(all, `${place}More`, 1), reply);
    expect(lenient.reply.safeParse(more)).toMatchObject(whole);
  });

  test('every form of time is read as the same moment', () => {
    const times = placesIn(reply).filter((place) => valueAt(reply, place) === MOMENT);
    for (const place of times) {
      for (const value of Object.values(forms)) {
        const read = lenient.reply.safeParse(withValue(reply, place, value)).data;
        expect(valueAt(read, place)).toBe(MOMENT);
      }
      const day = lenient.reply.safeParse(withValue(reply, place, '2026-11-16')).data;
      expect(new Date(String(valueAt(day, place))).toDateString()).toBe('Mon Nov 16 2026');
    }
  });
});

test('an element without an id is left out, and the rest is read', () => {
  const list = calls['GET /quizzes'];
  const [quiz] = list?.reply['quizzes'] as [Record<string, unknown>];
  const read = list?.lenient.reply.safeParse({ quizzes: [{ ...quiz, id: undefined }, quiz, 7] });
  expect(read?.data).toEqual({ quizzes: [quiz], next: null });
});

test('what is absent has the value that the specification gives it', () => {
  const quiz = read('GET /quizzes', { quizzes: [{ id: 7, questions: [{}, {}] }] });
  expect(quiz).toMatchObject({
    quizzes: [{ id: '7', title: 'Untitled Quiz', toughness: 'Medium', numQuestions: 2 }],
  });
  const attempts = read('GET quiz-attempts', {
    attempts: [{ id: 'a', score: '3', totalQuestions: 4, timestamp: { seconds } }],
  });
  expect(attempts).toMatchObject({
    attempts: [
      { quizTitle: 'Untitled Quiz', percentage: 75, timeTaken: null, completedAt: MOMENT },
    ],
    next: null,
    student: { fullName: 'Student' },
  });
});

test('a student without a status has the one of her numbers', () => {
  const statuses = [
    { studentId: 'a', quizzesTaken: 0, skillGapCompletion: 0 },
    { studentId: 'b', quizzesTaken: 1, completedResources: 1, totalResources: 10 },
    { studentId: 'c', skillGapCompletion: 90 },
  ];
  expect(read('GET students-overview', { students: statuses })).toMatchObject({
    students: [{ status: 'Not started' }, { status: 'Critical' }, { status: 'Excellent' }],
  });
});

function read(name: string, reply: unknown): unknown {
  return calls[name]?.lenient.reply.safeParse(reply).data;
}

function valueAt(reply: unknown, place: string): unknown {
  return place
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], reply);
}
