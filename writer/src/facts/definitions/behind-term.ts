import { findNounPhraseEnd, isPluralHead } from '../../language/noun-phrase.ts';
import type { Phrase } from '../../language/phrases.ts';
import type { Sentence, Token } from '../../language/sentence.ts';
import type { Relation } from './definition.ts';
import { cutMeaning } from './meaning-end.ts';
import { isOnePhrase, isVerb } from './one-phrase.ts';

type Found = { meaning: string; relation: Relation };

const ADVERBS = String.raw`(?:(?:also|often|usually|generally|commonly|simply|basically|essentially|best|broadly|formally|technically|sometimes|typically|really|therefore|thus|then|perhaps) )*`;

/** Words between a term and its meaning; the first match counts. */
const CUES: readonly { pattern: RegExp; relation: Relation }[] = [
  {
    pattern: new RegExp(
      `^,? (?:can be |may be |is|are|was|were)? ?${ADVERBS}(?:defined|described|understood|thought of|regarded|viewed) as (?=\\p{L})`,
      'u',
    ),
    relation: 'refers',
  },
  {
    pattern: new RegExp(
      `^,? (?:(?:which|that|the term) )?${ADVERBS}(?:refers?|referred) (?:specifically )?to (?=\\p{L})`,
      'u',
    ),
    relation: 'refers',
  },
  {
    pattern:
      /^,? (?:is|are) (?:the|a) (?:term|name|word|phrase) (?:used )?(?:for|given to|to describe|that describes|that refers to) /,
    relation: 'refers',
  },
  {
    pattern: /^,? (?:(?:which )?means|describes|denotes|signifies) (?=(?:a|an|the|any)\b)/,
    relation: 'refers',
  },
  { pattern: /^,? (?:(?:which|it) )?means? that (?=\p{L})/u, relation: 'means' },
  {
    pattern: /^ (?:occurs?|happens?|arises?|takes place|exists?|is|results?) when (?=\p{L})/u,
    relation: 'occurs',
  },
  {
    pattern:
      /^ (?:involves?|entails?|consists? of|is composed of|are composed of|is made up of|comprises?) (?=\p{L})/u,
    relation: 'involves',
  },
  {
    pattern: new RegExp(
      `^ (?:is|are|was|were) ${ADVERBS}(?=(?:a|an|the|any|those|one|someone|something|anyone|people) )`,
      'u',
    ),
    relation: 'is',
  },
  { pattern: /^ (?:is|are) (?=\p{Ll})/u, relation: 'is' },
  {
    pattern:
      /^(?:,| —|—| –|:)(?: or| which (?:is|are)| that is,?| i\.e\.,?| meaning)? ?(?=(?:a|an|the|any|those|someone|something|people) )/,
    relation: 'apposition',
  },
  {
    pattern:
      /^(?:, or|,? which (?:is|are)|:|,|—| —) ?(?=(?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+ (?:that|who|which|of|in which|used|made|for|designed|whose|toward|between|based|committed|caused|or [\p{Ll}-]+ (?:that|of|for|who|committed)) )/u,
    relation: 'apposition',
  },
];

/** Matches "Scientists define …" before the term. */
const DEFINED = /\bdefin(?:e|es|ed|ing) (?:the |an? )?$/;

/** Reads from the text after a term what the term means. */
export function readBehind(sentence: Sentence, phrase: Phrase): Found | null {
  const end = sentence.tokens[phrase.to - 1]?.end ?? 0;
  const after = skipOtherName(sentence.text.slice(end));
  const defined = DEFINED.test(sentence.text.slice(0, sentence.tokens[phrase.from]?.start));
  const as = defined ? /^ as (?=(?:an?|the|any) )/.exec(after) : null;
  if (as) return { meaning: cutMeaning(after.slice(as[0].length)), relation: 'refers' };
  for (const { pattern, relation } of CUES) {
    const cue = pattern.exec(after);
    if (!cue) continue;
    const meaning = readMeaning(sentence, phrase, after.slice(cue[0].length), relation);
    if (meaning) return { meaning, relation };
    if (relation !== 'is') return null;
  }
  return null;
}

/** Skips "…, also called myelin," or "…, or CNS," between the term and its verb. */
function skipOtherName(text: string): string {
  const plain = text.replace(
    /^, (?:on the other hand|however|for example|for instance|in contrast|by contrast|in turn|then|therefore|of course),(?= )/,
    '',
  );
  return plain.replace(
    /^, (?:(?:also|sometimes|often|commonly) )?(?:called|known as|termed|or|referred to as|abbreviated) [^,]{2,40},(?= (?:is|are|was|were|refers|means|involves|occurs)\b)/,
    '',
  );
}

function readMeaning(
  sentence: Sentence,
  phrase: Phrase,
  text: string,
  relation: Relation,
): string | null {
  if (relation === 'apposition' && !isInsertion(sentence, phrase, text)) return null;
  const meaning = cutMeaning(relation === 'apposition' ? untilComma(text) : text);
  if (relation === 'occurs' || relation === 'means') return meaning;
  return opensWithNoun(sentence, text, relation) ? meaning : null;
}

/** Recognises "…, a gland behind the breastbone,": one noun phrase and not a statement. */
function isInsertion(sentence: Sentence, phrase: Phrase, text: string): boolean {
  const { tokens } = sentence;
  const start = sentence.text.length - text.length;
  const from = tokens.findIndex((token) => token.start >= start);
  const stop = start + untilComma(text).length;
  const to = tokens.findIndex((token) => token.start >= stop);
  if (from < 0 || to < 0) return false;
  const opener = tokens[from]?.lower ?? '';
  if (isPluralHead(sentence, phrase.to) && /^an?$/.test(opener)) return false;
  // The next items of a list do not explain the first.
  const isListed = tokens[to]?.text === ',' && /^(?:and|or)$/.test(tokens[to + 1]?.lower ?? '');
  const inList = tokens
    .slice(Math.max(0, phrase.from - 20), phrase.from)
    .some(({ lower }) => /^(?:such|including|include|includes|like|between|both)$/.test(lower));
  if (isListed || inList) return false;
  const before = tokens.slice(0, phrase.from);
  const isOpening = before.every(({ pos }) => pos === 'DET' || pos === 'ADJ');
  if (!isOpening && !before.some(isVerb)) return false;
  // After a colon or a dash nothing else can be meant.
  const mark = tokens[phrase.to]?.text ?? '';
  const opensPlainly = /^(?:an?|the|any)$/.test(opener);
  return (/^[:—–]$/.test(mark) && opensPlainly) || isOnePhrase(sentence, from, to);
}

/** An insertion ends at the comma after it, unless that belongs to a list. */
function untilComma(text: string): string {
  const parts = text.split(/(?<=[^,]),(?= )/);
  const [first = '', ...rest] = parts;
  const isList =
    rest.some((part) => /^ (?:and|or) /.test(part)) &&
    rest[0] !== undefined &&
    rest[0].split(' ').length < 5;
  return isList ? text : first;
}

/** A thing's name has to be a noun phrase such as "a process" or "cells", not "thought to be". */
function opensWithNoun(sentence: Sentence, text: string, relation: Relation): boolean {
  const start = sentence.text.length - text.length;
  const at = sentence.tokens.findIndex((token) => token.start >= start);
  if (at < 0) return false;
  const opener = sentence.tokens[at]?.lower ?? '';
  if (/^(?:those|someone|something|anyone|people|how|when|whether)$/.test(opener)) return true;
  const next = sentence.tokens[at];
  // "refers to testing…" names an activity, while "are testing…" does not.
  if (next?.pos === 'VERB') return /ing$/.test(next.lower) && relation !== 'is';
  if (/^(?:a|an|the|any)$/.test(opener)) return true;
  const end = findNounPhraseEnd(sentence, at);
  // Accepts "is loss of memory" and "are cells that…", but not "is water".
  return end > at && isExplained(sentence.tokens[end]);
}

function isExplained(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (/^(?:that|who|which|whose|where|of|in|for|from|to|with|between|by|on|toward|and|or|used|made)$/.test(
      token.lower,
    ) ||
      (token.pos === 'VERB' && /(?:ed|en|ing)$/.test(token.lower)))
  );
}
