import { findPhrases } from './phrases.ts';
import { isPluralWord } from './plural.ts';
import type { Sentence } from './sentence.ts';
import { toTermId } from './term-id.ts';
import { DEEDS } from './word-lists/names/deeds.ts';
import { GIVEN_NAMES } from './word-lists/names/given-names.ts';
import { GROUP_ENDINGS } from './word-lists/names/group-endings.ts';
import { INSTITUTIONS } from './word-lists/names/institutions.ts';
import { LAWS } from './word-lists/names/laws.ts';
import { NON_PERSON_WORDS } from './word-lists/names/non-person-words.ts';
import { PLACE_NAMES } from './word-lists/names/place-names.ts';
import { PLACE_NOUNS } from './word-lists/names/place-nouns.ts';
import { TITLES } from './word-lists/names/titles.ts';
import { endsInOneOf, hasOneOf, opensWithOneOf } from './word-lists/word-set.ts';

/** The kind of thing that a capitalised phrase names, which wrong answers must share. */
export type NameType = 'person' | 'place' | 'group' | 'institution' | 'law' | 'other';

const MAX_NAME_WORDS = 4;

/** Verbs of people alone, by which a surname without more is recognised. */
const SPEAKS =
  /^(?:argued|argues|believed|believes|wrote|proposed|claimed|suggested|coined|insisted|theorized|thought|called|calls|described)\b/;
/** Matches "NASA" and "NGOs". */
const ACRONYM = /^[A-Z]{2,6}s?$/;

/** The kinds of the names in a document, by id of the phrase. */
export function findNameTypes(sentences: readonly Sentence[]): Map<string, NameType> {
  const types = new Map<string, NameType>();
  for (const sentence of sentences) {
    for (const { text, proper, from, to } of findPhrases(sentence)) {
      const id = toTermId(text);
      if (!proper || types.get(id) === 'person') continue;
      if (isPerson(sentence, text, from, to)) types.set(id, 'person');
      else if (!types.has(id)) types.set(id, findType(text));
    }
  }
  // The text continues "Marie Curie" with "Curie", and a title before Curie makes both a person.
  const surnames = new Set(
    [...types].filter(([, type]) => type === 'person').map(([id]) => id.split(' ').at(-1)),
  );
  for (const [id, type] of types) {
    if (type === 'other' && surnames.has(id.split(' ').at(-1)) && id.split(' ').length <= 3)
      types.set(id, 'person');
  }
  return types;
}

function findType(text: string): NameType {
  const lower = text.toLowerCase();
  if (PLACE_NAMES.has(lower) || endsInOneOf(PLACE_NOUNS, text)) return 'place';
  if (ACRONYM.test(text) || endsInOneOf(INSTITUTIONS, text)) return 'institution';
  if (endsInOneOf(LAWS, text)) return 'law';
  return [...GROUP_ENDINGS].some((ending) => lower.endsWith(ending)) ? 'group' : 'other';
}

function isPerson(sentence: Sentence, text: string, from: number, to: number): boolean {
  const words = text.split(' ');
  const [first = ''] = words;
  if (
    words.length > MAX_NAME_WORDS ||
    hasOneOf(NON_PERSON_WORDS, text) ||
    PLACE_NAMES.has(text.toLowerCase()) ||
    sentence.tokens[from - 1]?.lower === 'the'
  )
    return false;
  if (GIVEN_NAMES.has(first.toLowerCase())) return true;
  const before = sentence.text.slice(0, sentence.tokens[from]?.start ?? 0);
  const behind = sentence.text.slice(sentence.tokens[to - 1]?.end ?? 0).trim();
  return words.length === 1
    ? SPEAKS.test(behind) && !isPluralWord(text) && findType(text) === 'other'
    : endsInTitle(before) || opensWithOneOf(DEEDS, behind) || endsInTitle(first);
}

/** Recognises "the physicist", "Presidents" and "Dr.". */
function endsInTitle(text: string): boolean {
  const word = /\w+\.?$/.exec(text.trimEnd().toLowerCase())?.[0] ?? '';
  return TITLES.has(word) || TITLES.has(word.replace(/s$/, ''));
}
