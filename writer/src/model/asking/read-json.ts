import type { ObjectSchema } from './flat-schema.ts';

/**
 * Finds the JSON in an answer. Without an enforced schema a model may think aloud first, wrap its
 * answer, or omit the object around a list.
 *
 * @throws SyntaxError when there is none
 */
export function readJson(text: string, schema: ObjectSchema): unknown {
  const value: unknown = JSON.parse(findJson(text));
  const [only, ...others] = Object.keys(schema.properties);
  return Array.isArray(value) && only !== undefined && others.length === 0
    ? { [only]: value }
    : value;
}

function findJson(text: string): string {
  const said = text.replace(/^.*<\/think>/s, '').trim();
  if (/^[[{]/.test(said)) return said;
  const framed = /```(?:json)?\s*([[{].*?)```/s.exec(said)?.[1];
  return framed ?? /[[{].*[\]}]/s.exec(said)?.[0] ?? said;
}
