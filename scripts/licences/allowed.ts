/** Licences that let us ship a package unchanged under ours, with their texts beside it. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that state their licence in another way; a person has read the file LICENSE of each. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  duck: 'BSD-2-Clause',
};

/** Tells whether a package may be shipped: of "OR" one licence must be allowed, of "AND" all. */
export function isAllowed(name: string, licence: string): boolean {
  const stated = READ_BY_HAND[name] ?? licence;
  const terms = stated.replace(/^\((.*)\)$/, '$1');
  if (terms.includes(' OR ')) return terms.split(' OR ').some((term) => isAllowed(name, term));
  return terms.split(' AND ').every((term) => ALLOWED.has(term.trim()));
}
