import * as z from 'zod/mini';
import { readDate } from '../../format/dates.ts';

/*
 * How the browser reads a reply. The contract's schemas say what our server must write; these say
 * what a page can live with: any server that speaks the specification may leave out what only we
 * add, and write a time or a number in another form. What is absent has a neutral value, so that
 * the entities keep the contract's types: '' for a text or a time, which every date format shows as
 * N/A, 0 for a count, an empty list.
 */

/** Without an id a thing can neither be opened nor told apart. */
export const id = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.minLength(1)),
);

/** Where a list goes on; a server that knows no pages has sent all of it. */
export const next = z.catch(z.nullable(id), null);

export const text = textOr('');

/** The text without spaces around it; `fallback` where there is none. */
export function textOr(fallback: string) {
  return z.transform((value: unknown) => (typeof value === 'string' && value.trim()) || fallback);
}

/** Also numbers written as text, as forms send them; null where there is none. */
export const numberOrNull = z.transform((value: unknown) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
});

export const numberOrZero = z.pipe(
  numberOrNull,
  z.transform((value) => value ?? 0),
);

/** A whole number from 0 on, such as a place in a list; null for anything else. */
export const placeOrNull = z.pipe(
  numberOrNull,
  z.transform((value) => (value !== null && Number.isInteger(value) && value >= 0 ? value : null)),
);

/** Every form of time that the specification names, as an ISO string; '' for what is no time. */
export const time = z.transform((value: unknown) => readDate(value)?.toISOString() ?? '');

/** The options of a question, each at its place. */
export const options = listInPlace(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : asText(value))),
);

/** One of `choices`, in any case of letters. */
export function choiceOr<Choice extends string, Fallback extends string | null>(
  choices: readonly Choice[],
  fallback: Fallback,
) {
  return z.transform((value: unknown): Choice | Fallback => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : null;
    return choices.find((choice) => choice.toLowerCase() === word) ?? fallback;
  });
}

/** An object that may be absent: it is read as if it were empty. */
export function part<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.transform((value): unknown => (typeof value === 'object' && value !== null ? value : {})),
    schema,
  );
}

/** Every element stays at its place; for what is found by its index. */
export function listInPlace<S extends z.ZodMiniType>(element: S) {
  return z.pipe(
    z.transform((value): unknown[] => (Array.isArray(value) ? value : [])),
    z.array(element),
  );
}

/** What can be read of a list that has to be there. */
export function readableOf<S extends z.ZodMiniType>(element: S) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((values) => values.flatMap((value) => readElement(element, value))),
  );
}

/** What can be read of a list that may be absent. */
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

/** A developer hears of what is left out; the person in front of the screen has the rest. */
function tellOnce(problem: string): void {
  if (!import.meta.env.DEV || told.has(problem)) return;
  told.add(problem);
  console.warn('An element of a list could not be read and is left out:', problem);
}
