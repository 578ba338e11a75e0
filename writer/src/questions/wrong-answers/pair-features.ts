import { genusOf } from '../../language/genus.ts';
import { isPluralWord, takeLastWord } from '../../language/plural.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems, splitWords } from '../../language/words.ts';
import type { Concept } from '../../subject/concepts/read-sets.ts';
import type { DocumentIndex } from './document-index.ts';

/** Features of a right answer and a possible wrong one, in the order of the weights. */
export const PAIR_FEATURES = [
  'similarity to the key',
  'similarity to the stem',
  'similarity of the heads',
  'same head',
  'same first word',
  'same ending',
  'same number',
  'same capitals',
  'difference in words',
  'difference in length',
  'difference in rarity',
  'rarity',
  'same category',
  'category known',
  'in the document',
  'in the section',
  'in the paragraph',
  'in a list with the key',
  'both defined',
  'similarity of the meanings',
  'same genus',
  'similarity to the document',
  'shared words',
  'both hyphened',
  'mentions',
  'difference in mentions',
  'a term of textbooks',
  'both terms of textbooks',
  'its meaning fits the stem',
  'words',
  'of one set of the catalogue',
  'of one subject of the catalogue',
] as const;

type Pair = { key: string; rival: string; stem: string };

export function describePair({ key, rival, stem }: Pair, index: DocumentIndex): number[] {
  const { vectors, glossary, categoriesOf } = index.analysis;
  const [k, r] = [toTermId(key), toTermId(rival)];
  const [keyWords, words] = [k.split(' '), r.split(' ')];
  const [keyHead, head] = [takeLastWord(key).toLowerCase(), takeLastWord(rival).toLowerCase()];
  const [keyPlaces, places] = [index.placesOf(k), index.placesOf(r)];
  const keyRarity = Math.max(...splitWords(key).map(vectors.rarityOf), 0);
  const rarity = Math.max(...splitWords(rival).map(vectors.rarityOf), 0);
  const [keyKinds, kinds] = [categoriesOf(key), categoriesOf(rival)];
  const [keyMeaning, meaning] = [index.meaningOf(k), index.meaningOf(r)];
  const shared = words.filter((word) => keyWords.includes(word)).length;
  const [keyMentions, mentions] = [keyPlaces.mentions, places.mentions];
  return [
    vectors.similarity(key, rival),
    vectors.similarity(stem, rival),
    vectors.similarity(keyHead, head),
    Number(keyWords.at(-1) === words.at(-1)),
    Number(keyWords.length > 1 && words.length > 1 && keyWords[0] === words[0]),
    sharedEnding(keyHead, head),
    Number(isPluralWord(keyHead) === isPluralWord(head)),
    Number(/^\p{Lu}/u.test(takeLastWord(key)) === /^\p{Lu}/u.test(takeLastWord(rival))),
    Math.abs(keyWords.length - words.length),
    Math.abs(Math.log((key.length + 1) / (rival.length + 1))),
    Math.abs(keyRarity - rarity),
    rarity,
    keyKinds && kinds ? Number([...keyKinds].some((kind) => kinds.has(kind))) : 0.5,
    Number(kinds !== null),
    Number(mentions > 0),
    Number(haveCommon(keyPlaces.sections, places.sections)),
    Number(haveCommon(keyPlaces.paragraphs, places.paragraphs)),
    Number(index.analysis.siblings.get(k)?.has(r) ?? false),
    Number(keyMeaning !== null && meaning !== null),
    keyMeaning !== null && meaning !== null ? vectors.similarity(keyMeaning, meaning) : 0,
    sameGenus(keyMeaning, meaning),
    vectors.similarity(index.gist, rival),
    shared / Math.max(1, Math.min(keyWords.length, words.length)),
    Number(key.includes('-') === rival.includes('-')),
    Math.log(1 + mentions),
    Math.abs(Math.log((1 + keyMentions) / (1 + mentions))),
    Number(glossary.isTextbookTerm(r)),
    Number(glossary.isTextbookTerm(k) && glossary.isTextbookTerm(r)),
    meaning === null ? 0 : sharedShare(stem, meaning),
    words.length,
    ...compareConcepts(
      index.analysis.catalogue.conceptsOf(k),
      index.analysis.catalogue.conceptsOf(r),
    ),
  ];
}

function sharedEnding(a: string, b: string): number {
  let length = 0;
  while (length < 4 && length < a.length - 1 && a.at(-1 - length) === b.at(-1 - length))
    length += 1;
  return length;
}

function haveCommon(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  for (const item of a) if (b.has(item)) return true;
  return false;
}

/** The share of the stem's words that a meaning also has. */
function sharedShare(stem: string, meaning: string): number {
  const [asked, told] = [contentStems(stem), contentStems(meaning)];
  const shared = [...asked].filter((word) => told.has(word)).length;
  return asked.size === 0 ? 0 : shared / asked.size;
}

/** Whether two terms share a set, and a subject, of the catalogue; 0.5 when one is unknown. */
function compareConcepts(keys: readonly Concept[], rivals: readonly Concept[]): [number, number] {
  if (keys.length === 0 || rivals.length === 0) return [0.5, 0.5];
  const pairs = keys.flatMap((key) => rivals.map((rival) => [key.set, rival.set] as const));
  return [
    Number(pairs.some(([a, b]) => a === b)),
    Number(pairs.some(([a, b]) => a.subject === b.subject)),
  ];
}

/** "a muscle that…" and "muscle of…" have the same genus. */
function sameGenus(a: string | null, b: string | null): number {
  if (a === null || b === null) return 0.5;
  const [left, right] = [genusOf(a), genusOf(b)];
  return left !== '' && left === right ? 1 : 0;
}
