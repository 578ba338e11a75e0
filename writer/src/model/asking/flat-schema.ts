/** The part of JSON Schema that every service supports, without lengths, ranges or formats. */
export type FlatSchema = {
  type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  /** The only words that a string may be. */
  enum?: readonly string[];
  items?: FlatSchema;
  /** In the order in which the model should write them, since later ones build on earlier ones. */
  properties?: Record<string, FlatSchema>;
  required?: string[];
};

/** The shape of an answer: always an object, since OpenAI's format accepts no other root. */
export type ObjectSchema = FlatSchema & {
  type: 'object';
  properties: Record<string, FlatSchema>;
  required: string[];
};

/** An object in which all of these are required. */
export function objectOf(properties: Record<string, FlatSchema>): ObjectSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

export function listOf(properties: Record<string, FlatSchema>): FlatSchema {
  return { type: 'array', items: objectOf(properties) };
}
