import { RE2JS } from 're2js';
import { asString, fail } from '../values/failure.ts';
import type { Methods } from './method.ts';

export const STRING_METHODS: Methods<string> = {
  size: { arity: 0, call: (text) => BigInt([...text].length) },
  lower: { arity: 0, call: (text) => text.toLowerCase() },
  upper: { arity: 0, call: (text) => text.toUpperCase() },
  trim: { arity: 0, call: (text) => text.trim() },
  toUtf8: { arity: 0, call: (text) => Uint8Array.from(Buffer.from(text)) },
  /** The whole string must match. */
  matches: { arity: 1, call: (text, re) => compilePattern(asString(re)).matches(text) },
  split: { arity: 1, call: (text, re) => compilePattern(asString(re)).split(text) },
  replace: { arity: 2, call: (text, re, sub) => replace(text, asString(re), asString(sub)) },
};

function replace(text: string, re: string, sub: string): string {
  // The meaning of a group's number in the substitute is not documented.
  if (/[\\$]/.test(sub)) fail('replace() with \\ or $ in the substitute is not supported');
  return compilePattern(re).matcher(text).replaceAll(sub);
}

function compilePattern(text: string): RE2JS {
  try {
    return RE2JS.compile(text);
  } catch {
    return fail(`${text} is not a regular expression of RE2`);
  }
}
