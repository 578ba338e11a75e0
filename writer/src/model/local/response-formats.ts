import type { FlatSchema, ObjectSchema } from '../asking/flat-schema.ts';

/** The ways to request JSON, the strictest first; `text` relies on the prompt alone. */
export const RESPONSE_FORMATS = ['json_schema', 'json_object', 'text'] as const;
export type FormatName = (typeof RESPONSE_FORMATS)[number];

/** The part of a request that asks for the format. */
export function formatFor(format: FormatName, schema: ObjectSchema): object {
  switch (format) {
    case 'json_schema':
      return {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', strict: true, schema: toStrict(schema) },
        },
      };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'text':
      return {};
  }
}

/** The format requires a statement that there are no other properties. */
function toStrict({ items, properties, ...rest }: FlatSchema): object {
  return {
    ...rest,
    ...(items && { items: toStrict(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, toStrict(inner)]),
      ),
      additionalProperties: false,
    }),
  };
}

/** Describes the schema to the model in words, since many servers do not show it. */
export function describeSchema(schema: ObjectSchema): string {
  return `Answer with JSON of this shape, in this order, and with nothing else: ${sketch(schema)}`;
}

function sketch({ type, enum: words, items, properties }: FlatSchema): string {
  if (words) return words.map((word) => `"${word}"`).join(' | ');
  if (items) return `[${sketch(items)}, …]`;
  if (!properties) return type;
  const parts = Object.entries(properties).map(([name, inner]) => `"${name}": ${sketch(inner)}`);
  return `{${parts.join(', ')}}`;
}
