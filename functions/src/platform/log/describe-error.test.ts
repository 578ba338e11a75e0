import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeError } from './describe-error.ts';

const MARK = 'maya.marker';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('an error is told with where it was thrown, and with its causes', () => {
  const error = new Error('The list could not be read.', { cause: new TypeError('no list') });
  const [head, frame] = describeError(error).split('\n');
  expect(head).toBe('Error: The list could not be read.');
  expect(frame).toContain('describe-error.test.ts');
  expect(describeError(error)).toContain('caused by TypeError: no list');
});

test('of a message without an end only its length is told, and at once', () => {
  const error = new Error(`${MARK}${'a'.repeat(200_000)}`);
  const begun = performance.now();
  expect(describeError(error)).toMatch(/^Error: \(200011 characters\)\n/);
  expect(performance.now() - begun).toBeLessThan(500);
});

test('a document that is not in its shape is told by the places where it is not', () => {
  const shape = z.object({ id: z.string(), profile: z.object({ grade: z.enum(['6', '7']) }) });
  const { error } = shape.safeParse({ id: 1, profile: { grade: MARK } });
  expect(describeError(error)).toContain('invalid_type at id, invalid_value at profile.grade');
});

test.each([
  ['an address', new Error(`No user ${MARK}@school.example here.`)],
  ['a token', new Error('Decoding eyJhbGciOi.eyJtYXlhIm1hcmtlcg.c2lnbmF0dXJl failed.')],
  ['what is quoted', new Error(`The value "${MARK}" is not valid.`)],
  ['text that is no JSON', thrownBy(() => JSON.parse(`${MARK} says hello`))],
  ['a text that was thrown', MARK],
  ['what stands in a cause', new Error('It failed.', { cause: new Error(`for “${MARK}”`) })],
  ['a stored text', z.object({ name: z.int() }).safeParse({ name: MARK }).error],
])('%s is not told', (_what, error) => {
  expect(describeError(error)).not.toMatch(/maya\.marker|eyJ/);
});
