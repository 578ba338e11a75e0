/** The part of JSON Schema that every service takes; no lengths, ranges or formats. */
export type FlatSchema = {
  type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  items?: FlatSchema;
  /** In the order in which a model is to write them: what it says first, the rest rests on. */
  properties?: Record<string, FlatSchema>;
  required?: string[];
};

/** What an answer is: always an object, since servers of the OpenAI format take no other root. */
export type ObjectSchema = FlatSchema & {
  type: 'object';
  properties: Record<string, FlatSchema>;
  required: string[];
};

/** An object that must have all of these. */
export function objectOf(properties: Record<string, FlatSchema>): ObjectSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

export function listOf(properties: Record<string, FlatSchema>): FlatSchema {
  return { type: 'array', items: objectOf(properties) };
}
