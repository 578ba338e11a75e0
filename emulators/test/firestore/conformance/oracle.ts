import { findRow, ROWS, WITHOUT_FIELD, type Proto, type Row } from './values.ts';

/**
 * What Firestore answers, said with the ranks of a list and nothing else: two values are compared by
 * their places in `values.ts`, never by what they are.
 * https://firebase.google.com/docs/firestore/query-data/queries
 */
export type Filter =
  | { op: CompareOperator; operand: Row }
  | { op: 'ARRAY_CONTAINS'; operand: Row }
  | { op: 'IN' | 'NOT_IN' | 'ARRAY_CONTAINS_ANY'; operands: Row[] }
  | { op: 'IS_NULL' | 'IS_NAN' | 'IS_NOT_NULL' | 'IS_NOT_NAN' };

export type CompareOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL';

export type Order = { by: 'v' | 'w'; isDescending: boolean } | null;

export type Cursor = { end: 'start' | 'end'; isInclusive: boolean; at: Row };

const BEYOND_COMPARING = ['null', 'NaN'];

function equals(row: Row, operand: Row): boolean {
  return row.rank === operand.rank && !BEYOND_COMPARING.includes(operand.kind);
}

function contains(row: Row, operand: Row): boolean {
  return (row.elements ?? []).map(findRow).some((element) => equals(element, operand));
}

function compares(row: Row, operand: Row, isRight: (distance: number) => boolean): boolean {
  if (BEYOND_COMPARING.includes(operand.kind)) return false;
  return row.kind === operand.kind && isRight(row.rank - operand.rank);
}

/** Whether a document that has the field is found. One without it never is. */
export function matches(row: Row, filter: Filter): boolean {
  switch (filter.op) {
    case 'EQUAL':
      return equals(row, filter.operand);
    case 'NOT_EQUAL':
      // The SDKs say IS_NOT_NULL and IS_NOT_NAN instead; said so, nothing differs from either.
      if (BEYOND_COMPARING.includes(filter.operand.kind)) return false;
      return row.kind !== 'null' && !equals(row, filter.operand);
    case 'LESS_THAN':
      return compares(row, filter.operand, (distance) => distance < 0);
    case 'LESS_THAN_OR_EQUAL':
      return compares(row, filter.operand, (distance) => distance <= 0);
    case 'GREATER_THAN':
      return compares(row, filter.operand, (distance) => distance > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return compares(row, filter.operand, (distance) => distance >= 0);
    case 'ARRAY_CONTAINS':
      return contains(row, filter.operand);
    case 'ARRAY_CONTAINS_ANY':
      return filter.operands.some((operand) => contains(row, operand));
    case 'IN':
      return filter.operands.some((operand) => equals(row, operand));
    case 'NOT_IN':
      if (filter.operands.some(({ kind }) => kind === 'null')) return false;
      return row.kind !== 'null' && !filter.operands.some(({ rank }) => rank === row.rank);
    case 'IS_NULL':
      return row.kind === 'null';
    case 'IS_NAN':
      return row.kind === 'NaN';
    case 'IS_NOT_NULL':
      return row.kind !== 'null';
    case 'IS_NOT_NAN':
      return row.kind !== 'null' && row.kind !== 'NaN';
  }
}

const EQUALITIES = ['EQUAL', 'IN', 'ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY', 'IS_NULL', 'IS_NAN'];

/** Whether the field sorts the answer although no order was asked for. */
function isSortedByFilter(filter: Filter): boolean {
  return !EQUALITIES.includes(filter.op);
}

type Found = { id: string; rank: number; w: number };

/** The ids that are answered, in their order. */
export function expectIds(filter: Filter | null, order: Order, cursors: Cursor[] = []): string[] {
  const found: Found[] = filter ? ROWS.filter((row) => matches(row, filter)) : [...ROWS];
  if (!filter && order?.by !== 'v') found.push({ ...WITHOUT_FIELD, rank: Infinity });
  const keys: ((one: Found) => number)[] = [];
  if (order) keys.push((one) => (order.by === 'v' ? one.rank : one.w));
  if (filter && isSortedByFilter(filter) && order?.by !== 'v') keys.push(({ rank }) => rank);
  const direction = order?.isDescending ? -1 : 1;
  return found
    .filter(({ rank }) => cursors.every((cursor) => isWithin(rank * direction, cursor, direction)))
    .sort((a, b) => direction * compareKeys(a, b, keys))
    .map(({ id }) => id);
}

function compareKeys(a: Found, b: Found, keys: ((one: Found) => number)[]): number {
  const key = keys.find((read) => read(a) !== read(b));
  if (key) return key(a) - key(b);
  return a.id < b.id ? -1 : 1;
}

/** A cursor cuts between values of all kinds; equal values are on one side of it. */
function isWithin(place: number, { end, isInclusive, at }: Cursor, direction: number): boolean {
  const distance = place - at.rank * direction;
  if (distance === 0) return isInclusive;
  return end === 'start' ? distance > 0 : distance < 0;
}

/** The sum and average of the numbers that are found, as the values of an answer. */
export function expectNumbers(filter: Filter | null): { sum: Proto; avg: Proto } {
  const found = filter ? ROWS.filter((row) => matches(row, filter)) : ROWS;
  const numbers = found.flatMap(({ number }) => number ?? []);
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const exact = integers.reduce((total, number) => total + number, 0n);
  const total = numbers.reduce<number>((sum, number) => sum + Number(number), 0);
  const isInteger = integers.length === numbers.length && BigInt.asIntN(64, exact) === exact;
  return {
    sum: isInteger ? { integerValue: String(exact) } : { doubleValue: total },
    avg: numbers.length > 0 ? { doubleValue: total / numbers.length } : { nullValue: 'NULL_VALUE' },
  };
}

export function expectCount(filter: Filter | null): number {
  return filter ? ROWS.filter((row) => matches(row, filter)).length : ROWS.length + 1;
}
