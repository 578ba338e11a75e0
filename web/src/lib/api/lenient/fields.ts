import * as z from 'zod/mini';
import { readDate } from '../../format/dates.ts';

/*
 * These schemas define what the browser accepts in a reply, whereas the contract's define what our
 * own server must send. Any server of the specification may leave out our additions, and write
 * times or numbers differently. Absent fields get a neutral value, so that entities keep the
 * contract's types: '' for a text or time (shown as N/A), 0 for a count, an empty list.
 */

/** Without an id a thing can neither be opened nor identified. */
export const id = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.minLength(1)),
);

/** The cursor of the next page; a server without pages has sent the whole list. */
export const next = z.catch(z.nullable(id), null);

export const text = textOr('');

/** Returns the trimmed text, or `fallback` when it is empty. */
export function textOr(fallback: string) {
  return z.transform((value: unknown) => (typeof value === 'string' && value.trim()) || fallback);
}

/** Also accepts numbers sent as text, as forms do; null for anything else. */
export const numberOrNull = z.transform((value: unknown) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
});

export const numberOrZero = z.pipe(
  numberOrNull,
  z.transform((value) => value ?? 0),
);

/** A whole number from 0 on, such as an index; null for anything else. */
export const placeOrNull = z.pipe(
  numberOrNull,
  z.transform((value) => (value !== null && Number.isInteger(value) && value >= 0 ? value : null)),
);

/** Reads every form of time in the specification as an ISO string; '' for anything else. */
export const time = z.transform((value: unknown) => readDate(value)?.toISOString() ?? '');

/** The options of a question, each at its own index. */
export const options = listInPlace(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : asText(value))),
);

/** One of `choices`, in upper or lower case. */
export function choiceOr<Choice extends string, Fallback extends string | null>(
  choices: readonly Choice[],
  fallback: Fallback,
) {
  return z.transform((value: unknown): Choice | Fallback => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : null;
    return choices.find((choice) => choice.toLowerCase() === word) ?? fallback;
  });
}

/** An object that may be absent, which is then read as empty. */
export function part<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.transform((value): unknown => (typeof value === 'object' && value !== null ? value : {})),
    schema,
  );
}

/** Keeps every element at its index, for lists that are accessed by index. */
export function listInPlace<S extends z.ZodMiniType>(element: S) {
  return z.pipe(
    z.transform((value): unknown[] => (Array.isArray(value) ? value : [])),
    z.array(element),
  );
}

/** The readable elements of a list that must be there. */
export function readableOf<S extends z.ZodMiniType>(element: S) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((values) => values.flatMap((value) => readElement(element, value))),
  );
}

/** The readable elements of a list that may be absent. */
export function anyReadableOf<S extends z.ZodMiniType>(element: S) {
  return z.pipe(
    z.transform((value): unknown[] => (Array.isArray(value) ? value : [])),
    readableOf(element),
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const told = new Set<string>();

function readElement<S extends z.ZodMiniType>(element: S, value: unknown): z.output<S>[] {
  const read = element.safeParse(value);
  if (read.success) return [read.data];
  tellOnce(read.error.message);
  return [];
}

/** Tells developers what was left out; users simply get the rest. */
function tellOnce(problem: string): void {
  if (!import.meta.env.DEV || told.has(problem)) return;
  told.add(problem);
  console.warn('An element of a list could not be read and is left out:', problem);
}
