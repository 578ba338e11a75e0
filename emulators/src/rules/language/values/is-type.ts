import type { Truth } from './truth.ts';
import type { RulesValue } from './value.ts';
import { typeOf, Unknown } from './value.ts';

/** The type names that `is` accepts. */
const TYPE_NAMES = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
];

export function isTypeName(name: string): boolean {
  return TYPE_NAMES.includes(name);
}

export function isOfType(value: RulesValue, type: string): Truth {
  if (value instanceof Unknown) return new Unknown();
  const actual = typeOf(value);
  return type === 'number' ? actual === 'int' || actual === 'float' : actual === type;
}
