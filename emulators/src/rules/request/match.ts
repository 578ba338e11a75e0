import type { Captures } from '../language/evaluate/session.ts';
import type { PatternSegment } from '../language/syntax.ts';
import type { RulesValue } from '../language/values/value.ts';
import { RulesPath, Unknown } from '../language/values/value.ts';

/** Stands in a collection group's path for any number of segments, including none. */
export const ANYWHERE = Symbol('anywhere');

/** An unknown segment is the id in a list: it may be any id, so only a wildcard matches it. */
export type RequestSegment = string | Unknown | typeof ANYWHERE;

/** Matches the whole path, or returns null. */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly RequestSegment[],
  version: '1' | '2',
): Captures | null {
  const [first, ...rest] = pattern;
  if (!first) return path.length === 0 ? [] : null;
  if (first.kind === 'many') return matchMany(rest, path, version);
  const [segment, ...others] = path;
  if (segment === undefined || segment === ANYWHERE) return null;
  if (first.kind === 'literal' && first.text !== segment) return null;
  const captures = matchPath(rest, others, version);
  return captures && [first.kind === 'literal' ? null : segment, ...captures];
}

function matchMany(
  rest: readonly PatternSegment[],
  path: readonly RequestSegment[],
  version: '1' | '2',
): Captures | null {
  // Collection groups need rules version 2.
  if (version === '1' && path.includes(ANYWHERE)) return null;
  const least = version === '1' ? 1 : 0;
  for (let length = path.length; length >= least; length -= 1) {
    const captures = matchPath(rest, path.slice(length), version);
    if (captures) return [toPathValue(path.slice(0, length)), ...captures];
  }
  return null;
}

/** A path as a value; if its length is unknown, so is the whole. */
export function toPathValue(segments: readonly RequestSegment[]): RulesValue {
  const known = segments.filter((segment) => segment !== ANYWHERE);
  return known.length === segments.length ? new RulesPath(known) : new Unknown();
}
