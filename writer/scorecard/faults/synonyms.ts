/** Words of schoolbooks that can stand for each other; written for the planting alone. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['area', 'region', 'zone'],
  ['automobile', 'car'],
  ['behavior', 'conduct'],
  ['benefit', 'advantage'],
  ['boundary', 'border'],
  ['children', 'youngsters'],
  ['conflict', 'dispute'],
  ['doctor', 'physician'],
  ['effect', 'impact'],
  ['growth', 'expansion'],
  ['income', 'earnings'],
  ['individuals', 'persons', 'people'],
  ['layer', 'stratum'],
  ['method', 'technique', 'procedure'],
  ['movement', 'motion'],
  ['part', 'portion', 'component'],
  ['phase', 'stage'],
  ['reaction', 'response'],
  ['reduction', 'decrease', 'decline'],
  ['rise', 'increase'],
  ['sickness', 'illness', 'disease'],
  ['task', 'job'],
  ['test', 'examination'],
  ['tie', 'bond'],
  ['treatment', 'therapy'],
  ['wage', 'salary', 'pay'],
  ['war', 'armed conflict'],
  ['wellbeing', 'welfare'],
  ['workers', 'laborers', 'employees'],
];

/** Another word for this one, in lower case; null where none is known. */
export function findSynonym(word: string): string | null {
  const group = SYNONYMS.find((words) => words.includes(word.toLowerCase()));
  return group?.find((other) => other !== word.toLowerCase()) ?? null;
}
