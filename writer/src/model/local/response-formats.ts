import type { FlatSchema, ObjectSchema } from '../asking/flat-schema.ts';

/** How a server can be asked for JSON, the strictest first; `text` is by the prompt alone. */
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

/** The format wants to be told that there is nothing else. */
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

/** The schema in words for the model, which many servers do not show it. */
export function describeSchema(schema: ObjectSchema): string {
  return `Answer with JSON of this shape, in this order, and with nothing else: ${sketch(schema)}`;
}

function sketch({ type, items, properties }: FlatSchema): string {
  if (items) return `[${sketch(items)}, …]`;
  if (!properties) return type;
  const parts = Object.entries(properties).map(([name, inner]) => `"${name}": ${sketch(inner)}`);
  return `{${parts.join(', ')}}`;
}
