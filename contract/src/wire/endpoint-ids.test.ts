import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readEndpoints } from './all-endpoints.fixture.ts';

/** Strings that Firestore refuses as a document name or reads as a path. */
const REFUSED = ['', '.', '..', 'a/b', '__x__', '____', '__proto__', 'x'.repeat(1501)];
const TAKEN = ['a', 'x'.repeat(128), '_x_', '__x', 'x__', 'Zm9vYmFy-_09'];

const isIdName = (name: string) => /^(?:id|uid)$|Id$/.test(name);

type Field = { where: string; schema: z.ZodMiniType };

/** Lists each field of each endpoint that takes an id from a path, a query or a body. */
async function findIdFields(): Promise<Field[]> {
  const endpoints = await readEndpoints();
  return endpoints.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      fieldsOf(schema)
        .filter(([name]) => isIdName(name))
        .map(([name, field]) => ({ where: `${method} ${path} ${part}.${name}`, schema: field })),
    ),
  );
}

/** Lists the fields of an object, and of the objects inside its lists and unions. */
function fieldsOf(schema: unknown): [string, z.ZodMiniType][] {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape) as [string, z.ZodMiniType][];
    return [...fields, ...fields.flatMap(([, field]) => fieldsOf(field))];
  }
  if (schema instanceof z.ZodMiniArray) return fieldsOf(schema.def.element);
  if (schema instanceof z.ZodMiniOptional) return fieldsOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniPipe) return fieldsOf(schema.def.in);
  if (schema instanceof z.ZodMiniDiscriminatedUnion) return schema.def.options.flatMap(fieldsOf);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(fieldsOf);
  return [];
}

const fields = await findIdFields();

test('the endpoints that take an id are found', () => {
  const found = fields.map(({ where }) => where);
  expect(found).toContain('POST /quizzes/:id/attempts params.id');
  expect(found).toContain('GET /student/:uid/quiz-attempts query.quizId');
  expect(found).toContain('POST /auth/save-user-data body.uid');
  expect(found).toContain('PATCH /quizzes/:id body.id');
});

test('every name in a path but a number of a question is an id', async () => {
  const endpoints = await readEndpoints();
  const names = endpoints.flatMap(({ path }) => path.match(/:\w+/g) ?? []);
  expect(names.filter((name) => !isIdName(name.slice(1)) && name !== ':n')).toEqual([]);
});

test.each(fields)('$where is taken only when Firestore takes it', ({ schema }) => {
  const isTaken = (id: string) => schema.safeParse(id).success;
  expect(REFUSED.filter(isTaken)).toEqual([]);
  expect(TAKEN.filter(isTaken)).toEqual(TAKEN);
});
