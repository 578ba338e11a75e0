import { DOCUMENTS } from '../../support/raw-client.ts';

/** A value as google.firestore.v1 has it. */
export type Proto = Record<string, unknown>;

/** The kinds of values, in the order in which Firestore sorts them. */
export type Kind =
  | 'null'
  | 'boolean'
  | 'NaN'
  | 'number'
  | 'timestamp'
  | 'text'
  | 'bytes'
  | 'reference'
  | 'point'
  | 'array'
  | 'vector'
  | 'map';

type Listed = {
  kind: Kind;
  name: string;
  proto: Proto;
  /** Whether it equals the value before it. */
  isSame?: boolean;
  /** The names of the listed values that are in an array. */
  elements?: string[];
  /** What a sum adds. */
  number?: bigint | number;
};

const int = (number: bigint): Pick<Listed, 'kind' | 'proto' | 'number'> => ({
  kind: 'number',
  proto: { integerValue: String(number) },
  number,
});
const double = (number: number): Pick<Listed, 'kind' | 'proto' | 'number'> => ({
  kind: Number.isNaN(number) ? 'NaN' : 'number',
  proto: { doubleValue: number },
  number,
});
const text = (stringValue: string): Listed => ({
  kind: 'text',
  name: JSON.stringify(stringValue),
  proto: { stringValue },
});
const time = (name: string, seconds: number, nanos = 0): Listed => ({
  kind: 'timestamp',
  name,
  proto: { timestampValue: { seconds: String(seconds), nanos } },
});
const bytes = (...values: number[]): Listed => ({
  kind: 'bytes',
  name: `bytes ${values.join(' ')}`,
  proto: { bytesValue: Buffer.from(values) },
});
const reference = (path: string): Listed => ({
  kind: 'reference',
  name: path,
  proto: { referenceValue: `${DOCUMENTS}/${path}` },
});
const point = (latitude: number, longitude: number): Listed => ({
  kind: 'point',
  name: `${latitude}° ${longitude}°`,
  proto: { geoPointValue: { latitude, longitude } },
});
const array = (name: string, values: Proto[], elements: string[] = []): Listed => ({
  kind: 'array',
  name,
  proto: { arrayValue: { values } },
  elements,
});
const vector = (...values: number[]): Listed => ({
  kind: 'vector',
  name: `vector ${values.join(' ')}`,
  proto: {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  },
});
const map = (name: string, fields: Record<string, Proto>): Listed => ({
  kind: 'map',
  name,
  proto: { mapValue: { fields } },
});

const ONE = { integerValue: '1' };
const TWO = { integerValue: '2' };
const NULL = { nullValue: 'NULL_VALUE' };

/**
 * Values of every kind in the order of Firestore, with their neighbours: what a wrong comparison
 * would take for one another.
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
const IN_ORDER: readonly Listed[] = [
  { kind: 'null', name: 'null', proto: NULL },
  { kind: 'boolean', name: 'false', proto: { booleanValue: false } },
  { kind: 'boolean', name: 'true', proto: { booleanValue: true } },
  { ...double(NaN), name: 'NaN' },
  { ...double(-Infinity), name: '-Infinity' },
  { ...int(-(2n ** 63n)), name: 'int -2^63' },
  { ...double(-(2 ** 63)), name: 'double -2^63', isSame: true },
  { ...int(-(2n ** 53n) - 1n), name: 'int -2^53-1' },
  { ...double(-(2 ** 53)), name: 'double -2^53' },
  { ...int(-1n), name: 'int -1' },
  { ...double(-0.5), name: 'double -0.5' },
  { ...int(0n), name: 'int 0' },
  { ...double(0), name: 'double 0', isSame: true },
  { ...double(-0), name: 'double -0', isSame: true },
  { ...double(Number.MIN_VALUE), name: 'double 5e-324' },
  { ...int(1n), name: 'int 1' },
  { ...double(1), name: 'double 1', isSame: true },
  { ...double(1.5), name: 'double 1.5' },
  { ...int(2n), name: 'int 2' },
  { ...int(10n), name: 'int 10' },
  { ...int(2n ** 53n), name: 'int 2^53' },
  { ...double(2 ** 53), name: 'double 2^53', isSame: true },
  { ...int(2n ** 53n + 1n), name: 'int 2^53+1' },
  { ...double(2 ** 53 + 2), name: 'double 2^53+2' },
  { ...int(2n ** 63n - 1n), name: 'int 2^63-1' },
  { ...double(2 ** 63), name: 'double 2^63' },
  { ...double(Infinity), name: 'Infinity' },
  time('in the year 1', -62_135_596_800),
  time('a second before 1970', -1),
  time('half a second before 1970', -1, 500_000_000),
  time('1970', 0),
  time('a microsecond later', 0, 1000),
  time('in 2023', 1_700_000_000),
  time('in 9999', 253_402_300_799, 999_999_000),
  text(''),
  text(' '),
  text('1'),
  text('10'),
  text('2'),
  text('A'),
  text('B'),
  text('a'),
  text('aa'),
  text('b'),
  text('e\u0301'),
  text('f'),
  text('\u00e9'),
  text('日'),
  text('︒'),
  text('Ｐ'),
  text('😀'),
  bytes(),
  bytes(0),
  bytes(0, 0),
  bytes(1),
  bytes(1, 2),
  bytes(127),
  bytes(128),
  bytes(255),
  reference('aaa/z'),
  reference('ord/12'),
  reference('ord/7'),
  reference('ord/a'),
  reference('ord/a/sub/x'),
  reference('ord/a-b'),
  reference('ord/b'),
  reference('orders/a'),
  point(-90, 180),
  point(-1, 5),
  point(0, -1),
  point(0, 0),
  point(1, -5),
  point(1, 5),
  array('[]', []),
  array('[null]', [NULL], ['null']),
  array('[NaN]', [{ doubleValue: NaN }], ['NaN']),
  array('[1]', [ONE], ['int 1']),
  { ...array('[1.0]', [{ doubleValue: 1 }], ['int 1']), isSame: true },
  array('[1, 2]', [ONE, TWO], ['int 1', 'int 2']),
  array('[1, "a"]', [ONE, { stringValue: 'a' }], ['int 1', '"a"']),
  array('[2]', [TWO], ['int 2']),
  array('["a"]', [{ stringValue: 'a' }], ['"a"']),
  array('["a", null]', [{ stringValue: 'a' }, NULL], ['"a"', 'null']),
  array('[{a: 1}]', [{ mapValue: { fields: { a: ONE } } }], ['{a: 1}']),
  vector(-1),
  vector(1),
  vector(100),
  vector(1, 2),
  vector(2, 1),
  vector(1, 2, 3),
  map('{}', {}),
  map('{A: 1}', { A: ONE }),
  map('{a: null}', { a: NULL }),
  map('{a: 1}', { a: ONE }),
  { ...map('{a: 1.0}', { a: { doubleValue: 1 } }), isSame: true },
  map('{a: 1, b: 0}', { a: ONE, b: { integerValue: '0' } }),
  map('{a: 2}', { a: TWO }),
  map('{a: "x"}', { a: { stringValue: 'x' } }),
  map('{b: 0}', { b: { integerValue: '0' } }),
  map('{︒: 0}', { '︒': { integerValue: '0' } }),
  map('{😀: 0}', { '😀': { integerValue: '0' } }),
];

/** A stored document, whose field `v` has the value and whose field `w` a number. */
export type Row = Listed & {
  id: string;
  /** The place of its value; equal values share one. */
  rank: number;
  /** The field that other orders sort by; every third number stands in two documents. */
  w: number;
};

/** More than there are values, and prime: multiples of a number come round to each place once. */
const PLACES = 127;

/** Sorted neither by their ids nor by `w`. */
export const ROWS: readonly Row[] = IN_ORDER.map((listed, at) => ({
  ...listed,
  id: `d${String((at * 37) % PLACES).padStart(3, '0')}`,
  rank: IN_ORDER.slice(1, at + 1).filter(({ isSame }) => !isSame).length,
  w: Math.floor(((at * 53) % PLACES) / 3),
}));

/** A document without the field `v`: no filter, order, cursor or sum of it may find this one. */
export const WITHOUT_FIELD = { id: 'd900', w: 7 } as const;

/** Nobody has written down what equals an array or a map with one of these in it. */
const UNKNOWN = ['[null]', '[NaN]', '["a", null]', '{a: null}'];

/** What documents are compared with. */
export const OPERANDS: readonly Row[] = ROWS.filter(({ name }) => !UNKNOWN.includes(name));

export function findRow(name: string): Row {
  const row = ROWS.find((one) => one.name === name);
  if (!row) throw new Error(`No value is called ${name}.`);
  return row;
}
