import { findNounPhraseEnd, isPluralHead } from '../../language/noun-phrase.ts';
import type { Phrase } from '../../language/phrases.ts';
import type { Sentence } from '../../language/sentence.ts';
import type { Relation } from './definition.ts';
import { cutMeaning } from './meaning-end.ts';
import { isOnePhrase, isVerb } from './one-phrase.ts';

type Found = { meaning: string; relation: Relation };

const ADVERBS = String.raw`(?:(?:also|often|usually|generally|commonly|simply|basically|essentially|best|broadly|formally|technically|sometimes|typically|really|therefore|thus|then|perhaps) )*`;

/** Words between a term and what it means, the first that fits. */
const CUES: readonly { pattern: RegExp; relation: Relation }[] = [
  {
    pattern: new RegExp(
      `^,? (?:can be |may be |is|are|was|were)? ?${ADVERBS}(?:defined|described|understood|thought of|regarded|viewed) as (?=\\p{L})`,
      'u',
    ),
    relation: 'refers',
  },
  {
    pattern: new RegExp(`^,? (?:(?:which|that|the term) )?${ADVERBS}(?:refers?|referred) (?:specifically )?to (?=\\p{L})`, 'u'),
    relation: 'refers',
  },
  { pattern: /^,? (?:is|are) (?:the|a) (?:term|name|word|phrase) (?:used )?(?:for|given to|to describe|that describes|that refers to) /, relation: 'refers' },
  { pattern: /^,? (?:(?:which )?means|describes|denotes|signifies) (?=(?:a|an|the|any)\b)/, relation: 'refers' },
  { pattern: /^ (?:occurs?|happens?|arises?|takes place|exists?|is|results?) when (?=\p{L})/u, relation: 'occurs' },
  { pattern: /^ (?:involves?|entails?|consists? of|is composed of|are composed of|is made up of|comprises?) (?=\p{L})/u, relation: 'involves' },
  { pattern: new RegExp(`^ (?:is|are|was|were) ${ADVERBS}(?=(?:a|an|the|any|those|one|someone|something|anyone|people) )`, 'u'), relation: 'is' },
  { pattern: /^ are (?=\p{Ll})/u, relation: 'is' },
  { pattern: /^(?:,| —|—| –|:)(?: or| which (?:is|are)| that is,?| i\.e\.,?| meaning)? ?(?=(?:a|an|the|any|those|someone|something|people) )/, relation: 'apposition' },
  { pattern: /^(?:,|—| —|:)(?: or| which are)? ?(?=\p{Ll}+ (?:that|who|which|of|in which|used|made|for|designed|whose|or \p{Ll}+ (?:that|of|for|who)) )/u, relation: 'apposition' },
];

/** What the text behind a term says that it is. */
export function readBehind(sentence: Sentence, phrase: Phrase): Found | null {
  const end = sentence.tokens[phrase.to - 1]?.end ?? 0;
  const after = skipOtherName(sentence.text.slice(end));
  for (const { pattern, relation } of CUES) {
    const cue = pattern.exec(after);
    if (!cue) continue;
    const meaning = readMeaning(sentence, phrase, after.slice(cue[0].length), relation);
    if (meaning) return { meaning, relation };
    if (relation !== 'is') return null;
  }
  return null;
}

/** "…, also called myelin," and "…, or CNS," between the term and its verb. */
function skipOtherName(text: string): string {
  return text.replace(
    /^, (?:(?:also|sometimes|often|commonly) )?(?:called|known as|termed|or|referred to as|abbreviated) [^,]{2,40},(?= (?:is|are|was|were|refers|means|involves|occurs)\b)/,
    '',
  );
}

function readMeaning(sentence: Sentence, phrase: Phrase, text: string, relation: Relation): string | null {
  if (relation === 'apposition' && !isInsertion(sentence, phrase, text)) return null;
  const meaning = cutMeaning(relation === 'apposition' ? untilComma(text) : text);
  if (relation === 'occurs') return meaning;
  return opensWithNoun(sentence, text, relation) ? meaning : null;
}

/** "…, a gland behind the breastbone,": one noun phrase with what describes it, and no statement. */
function isInsertion(sentence: Sentence, phrase: Phrase, text: string): boolean {
  const { tokens } = sentence;
  const start = sentence.text.length - text.length;
  const from = tokens.findIndex((token) => token.start >= start);
  const stop = start + untilComma(text).length;
  const to = tokens.findIndex((token) => token.start >= stop);
  if (from < 0 || to < 0) return false;
  const opener = tokens[from]?.lower ?? '';
  if (isPluralHead(sentence, phrase.to) && /^an?$/.test(opener)) return false;
  // The next items of a list are no explanation of the first.
  const isListed = tokens[to]?.text === ',' && /^(?:and|or)$/.test(tokens[to + 1]?.lower ?? '');
  const inList = tokens
    .slice(Math.max(0, phrase.from - 20), phrase.from)
    .some(({ lower }) => /^(?:such|including|include|includes|like|between|both)$/.test(lower));
  if (isListed || inList) return false;
  const before = tokens.slice(0, phrase.from);
  const isOpening = before.every(({ pos }) => pos === 'DET' || pos === 'ADJ');
  return (isOpening || before.some(isVerb)) && isOnePhrase(sentence, from, to);
}

/** An insertion ends at the comma behind it, unless that belongs to a list. */
function untilComma(text: string): string {
  const parts = text.split(/(?<=[^,]),(?= )/);
  const [first = '', ...rest] = parts;
  const isList = rest.some((part) => /^ (?:and|or) /.test(part)) && rest[0] !== undefined && rest[0].split(' ').length < 5;
  return isList ? text : first;
}

/** "a process", "cells": what is called a thing has to be a noun phrase, not "thought to be". */
function opensWithNoun(sentence: Sentence, text: string, relation: Relation): boolean {
  const start = sentence.text.length - text.length;
  const at = sentence.tokens.findIndex((token) => token.start >= start);
  if (at < 0) return false;
  const opener = sentence.tokens[at]?.lower ?? '';
  if (/^(?:those|someone|something|anyone|people|how|when|whether)$/.test(opener)) return true;
  const next = sentence.tokens[at];
  // "refers to testing…": a deed as a noun, which "are testing…" is not.
  if (next?.pos === 'VERB') return /ing$/.test(next.lower) && relation !== 'is';
  return /^(?:a|an|the|any)$/.test(opener) || findNounPhraseEnd(sentence, at) > at;
}
