const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  mice: 'mouse',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mitochondria: 'mitochondrion',
  phenomena: 'phenomenon',
  criteria: 'criterion',
  vertebrae: 'vertebra',
  larvae: 'larva',
  algae: 'alga',
  leaves: 'leaf',
  lives: 'life',
  wolves: 'wolf',
};

/** WordNet's rules of detachment (morphy(7WN)), the likeliest first, and irregular plurals. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(s|x|z|ch|sh)es$/, '$1'],
  [/s$/, ''],
  [/men$/, 'man'],
  [/ses$/, 'sis'],
  [/i$/, 'us'],
  [/ata$/, 'atum'],
  [/ia$/, 'ium'],
];

/** Lists words whose plural `word` may be. */
export function findSingulars(word: string): string[] {
  const last = /[^_]+$/.exec(word)?.[0] ?? '';
  const irregular = IRREGULAR[last];
  if (irregular !== undefined) return [word.slice(0, word.length - last.length) + irregular];
  return ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, singular]) =>
    word.replace(ending, singular),
  );
}
