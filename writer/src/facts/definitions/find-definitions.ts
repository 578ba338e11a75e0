import { sliceMidSentence } from '../../language/clause.ts';
import { isPluralHead } from '../../language/noun-phrase.ts';
import type { GlossaryLine } from '../../language/passages.ts';
import { findPhrases, type Phrase } from '../../language/phrases.ts';
import type { Sentence } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import { readBefore } from './before-term.ts';
import { readBehind } from './behind-term.ts';
import { findDeeds } from './deeds.ts';
import { isSound, readArticle, type Definition } from './definition.ts';
import { findWithin } from './within.ts';

/** Finds sentences that say what something is, and glossary lines. */
export function findDefinitions(
  sentences: readonly Sentence[],
  glossary: readonly GlossaryLine[],
): Definition[] {
  return [
    ...glossary.map(fromGlossary),
    ...sentences
      .filter(({ text }) => /[.]$/.test(text))
      .flatMap((sentence) => [
        ...findPhrases(sentence).flatMap((phrase) => fromPhrase(sentence, phrase)),
        ...findDeeds(sentence),
        ...findWithin(sentence),
      ]),
  ].filter(isSound);
}

function fromPhrase(sentence: Sentence, phrase: Phrase): Definition[] {
  const called = readBefore(sentence, phrase);
  const behind = called === null && mayOpen(sentence, phrase) ? readBehind(sentence, phrase) : null;
  const found = called === null ? behind : { meaning: called, relation: 'called' as const };
  if (!found) return [];
  const plural = !phrase.proper && isPluralHead(sentence, phrase.to);
  // A single thing does not explain several.
  if (plural && /^an?\s/.test(found.meaning)) return [];
  const from = takeInAdjectives(sentence, phrase.from);
  const whole = from === phrase.from ? phrase.text : sliceMidSentence(sentence, from, phrase.to);
  const term = whole.replace(/^(?:term|word|phrase|concept|name|expression) (?=\p{L})/u, '');
  return [
    {
      ...found,
      term,
      id: toTermId(term),
      plural,
      article: readArticle(sentence.tokens[from - 1]?.lower),
      sentence,
    },
  ];
}

/** Prefers "social integration" to "integration", since a definition needs the whole name. */
function takeInAdjectives(sentence: Sentence, from: number): number {
  let start = from;
  while (start > 0 && sentence.tokens[start - 1]?.pos === 'ADJ') start -= 1;
  return start;
}

/** In "the head of the court is a…" the head is explained. */
function mayOpen(sentence: Sentence, phrase: Phrase): boolean {
  const before = sentence.tokens.slice(0, phrase.from);
  const last = before.at(-1);
  const article = last && /^(?:the|a|an)$/.test(last.lower);
  const word = (article ? before.at(-2) : last)?.lower;
  return (
    !/^(?:of|for|in|with|from|by|between|among|on|and|or|than|to|'s|’s)$/.test(word ?? '') ||
    /^(?:,|—| —|:)/.test(sentence.text.slice(sentence.tokens[phrase.to - 1]?.end ?? 0))
  );
}

function fromGlossary(line: GlossaryLine): Definition {
  const { term, section, heading, page, place, text } = line;
  return {
    term: lowerUnlessName(term),
    id: toTermId(term),
    plural: false,
    article: null,
    meaning: lowerArticle(line.meaning.replace(/[.;]\s*$/, '')),
    relation: 'glossary',
    sentence: {
      text,
      quote: text,
      section,
      heading,
      page,
      place,
      index: -1,
      paragraph: -1,
      restsOnTwo: false,
    },
  };
}

function lowerArticle(text: string): string {
  return /^(?:A|An|The|Any|One|State|Process|Study)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function lowerUnlessName(term: string): string {
  const [first = '', ...rest] = term.split(' ');
  const isName = rest.some((word) => /^\p{Lu}/u.test(word)) || /^[A-Z]{2}/.test(first);
  return isName ? term : term.charAt(0).toLowerCase() + term.slice(1);
}
