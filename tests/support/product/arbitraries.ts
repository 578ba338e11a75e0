import fc, { type Arbitrary } from 'fast-check';

/** The parts of a schema that matter for generating values. */
type Def = {
  type: string;
  shape?: Record<string, Schema>;
  entries?: Record<string, unknown>;
  values?: unknown[];
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
};
type Schema = { _zod: { def: Def } };

/** A word in every generated text, so that a log that repeats one is found. */
export const MADE_UP = 'Numbat';

/** Texts that break programs which trust their input. */
const HOSTILE_TEXTS = [
  ...['', ' ', '__proto__', 'constructor', '../../etc/passwd', '%2e%2e%2f', 'null', 'NaN', '-1'],
  ...['1e309', '\u0000', '\u202Etxt.exe', '\uD800', '👩‍👩‍👧', 'ı'.repeat(200), '\r\nSet-Cookie: a=b'],
  ...['<script>alert(1)</script>', '=cmd|calc!A1', '${7*7}', "' OR 1=1 --", '9'.repeat(400)],
  ...['a'.repeat(20_000), `${'a'.repeat(5000)}!`, ' '.repeat(5000), '(((((((((((((((((((('],
  ...['2026-02-30T25:61:00.000Z', '9999-12-31T23:59:59.999Z', 'a@b', '//evil.example'],
];
const HOSTILE_NUMBERS = [-1, -0, 0.5, 1e308, 2 ** 53, -(2 ** 31), 4294967296];

const madeUp = fc.string({ maxLength: 30 }).map((text) => `${MADE_UP} ${text}`);
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, true, [], {}, [[[[]]]]),
  madeUp,
  fc.array(fc.constantFrom<unknown>(null, 0, MADE_UP), { maxLength: 600 }),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')),
);

/** Fields that nobody may set. */
const smuggled = fc.constantFrom<object>(
  { isAdmin: true, userType: 'teacher', schoolId: 'east-side' },
  { teacherId: 'somebody', studentId: 'somebody', uid: 'somebody' },
  { percentage: 100, score: 5, isCorrect: true, status: 'ready', version: -1 },
);

/** Generates valid, nearly valid and hostile values for a schema; ids are often real. */
export function valuesFor(schema: unknown, ids: readonly string[]): Arbitrary<unknown> {
  const valid = fromSchema(schema as Schema, ids, false);
  const nearly = fromSchema(schema as Schema, ids, true);
  const withMore = fc.tuple(valid, smuggled).map(([value, more]) => withFields(value, more));
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 4, arbitrary: nearly },
    { weight: 2, arbitrary: withMore },
    { weight: 1, arbitrary: hostile },
  );
}

/** Generates one segment of a path. */
export function segments(ids: readonly string[]): Arbitrary<string> {
  const texts = fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 2000));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: texts },
  );
}

function withFields(value: unknown, more: object): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value, ...more }
    : value;
}

function fromSchema(schema: Schema, ids: readonly string[], isBad: boolean): Arbitrary<unknown> {
  const good = fromDef(schema._zod.def, ids, isBad);
  return isBad ? fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: hostile }) : good;
}

function fromDef(def: Def, ids: readonly string[], isBad: boolean): Arbitrary<unknown> {
  const of = (schema: Schema) => fromSchema(schema, ids, isBad);
  const inner = def.innerType ?? def.in ?? def.element;
  if (def.type === 'object') {
    const fields = Object.entries(def.shape ?? {}).map(([name, field]) => [name, of(field)]);
    return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: [],
    });
  }
  if (def.type === 'array' && inner) return fc.array(of(inner), { maxLength: 6 });
  if (def.type === 'union') return fc.oneof(...(def.options ?? []).map(of));
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries ?? {}));
  if (def.type === 'literal') return fc.constantFrom(...(def.values ?? []));
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'number' || def.type === 'int') return fc.integer({ min: -1, max: 100 });
  if (def.type === 'nullable' && inner) return fc.option(of(inner));
  if (inner) return fc.oneof({ weight: 4, arbitrary: of(inner) }, fc.constant(undefined));
  if (def.type === 'string') {
    const emails = fc.nat(999).map((n) => `${MADE_UP.toLowerCase()}${n}@example.org`);
    return fc.oneof(fc.constantFrom(...ids), madeUp, emails);
  }
  return hostile;
}
