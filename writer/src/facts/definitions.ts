import { findMainClause, sliceMidSentence, type Clause } from '../language/clause.ts';
import { isPluralHead, findNounPhraseEnd } from '../language/noun-phrase.ts';
import type { GlossaryLine } from '../language/passages.ts';
import { sliceText, type Sentence } from '../language/sentence.ts';
import { toTermId } from '../language/term-id.ts';
import { findAppositions } from './apposition.ts';
import { readArticle, isSound, startsWithGenus, type Definition } from './definition.ts';

/** Sentences that say what something is, and the lines of a glossary. */
export function mineDefinitions(
  sentences: readonly Sentence[],
  glossary: readonly GlossaryLine[],
): Definition[] {
  const found = [
    ...glossary.map(fromGlossary),
    ...sentences
      .filter((sentence) => sentence.askable)
      .flatMap((sentence) => [fromClause(sentence), fromNaming(sentence)]),
    ...sentences.flatMap(findAppositions),
  ].filter((definition) => definition !== null && isSound(definition)) as Definition[];
  const best = new Map<string, Definition>();
  for (const definition of found) {
    const known = best.get(definition.id);
    if (!known || definition.certainty > known.certainty) best.set(definition.id, definition);
  }
  return [...best.values()];
}

function fromGlossary(line: GlossaryLine): Definition {
  const { term, section, heading, page, place, text } = line;
  const meaning = line.meaning.replace(/[.;]\s*$/, '');
  return {
    term: lowerUnlessName(term),
    id: toTermId(term),
    plural: false,
    article: null,
    meaning: lowerFirst(meaning),
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
    certainty: 1,
  };
}

/** What stands between a term and its meaning, the first that fits. */
const CUES = [
  /^(?:is|are|was|were) (?=(?:a|an|the|any|one) )/,
  /^are (?=\p{L})/u,
  /^(?:refers?|referred) to /,
  /^means? (?=(?:a|an|the) )/,
  /^(?:is|are) (?:defined|described) as /,
  /^describes? (?=(?:a|an|the|how) )/,
];

/** "Osmosis is the movement of…\", "Inflation refers to…", "A habitat is defined as…" */
function fromClause(sentence: Sentence): Definition | null {
  const clause = findMainClause(sentence);
  if (!clause || clause.lead) return null;
  const { tokens } = sentence;
  const verb = tokens[clause.verb];
  const main = tokens[clause.main];
  if (!verb || !main || clause.verb !== clause.subject.to) return null;
  const after = sliceText(sentence, clause.verb, clause.end);
  const cue = CUES.map((pattern) => pattern.exec(after)).find((found) => found !== null);
  if (!cue) return null;
  const article = tokens[clause.subject.from];
  // "The result was a war" tells of one event; a definition speaks of the thing as such.
  const isPlainCopula = /^(?:is|are|was|were) $/.test(cue[0]);
  if (
    isPlainCopula &&
    /^(?:are|was|were) $/.test(cue[0]) &&
    !startsWithGenus(after.slice(cue[0].length))
  )
    return null;
  const meaningAt = clause.verb + 1;
  const opener = tokens[meaningAt];
  if (
    isPlainCopula &&
    (opener?.pos === 'VERB' ||
      opener?.pos === 'ADV' ||
      findNounPhraseEnd(sentence, meaningAt) === meaningAt)
  )
    return null;
  // "The cause was the lack of…" tells what happened; "A guild was a society of…" explains a word.
  if (isPlainCopula && /^(?:was|were)$/.test(verb.lower) && !/^an?$/.test(article?.lower ?? ''))
    return null;
  const definite = article?.lower === 'the';
  const to = clause.subject.to;
  let from = clause.subject.from;
  if (/^(?:a|an|the)$/.test(article?.lower ?? '')) from += 1;
  // "The term inflation refers to…"
  if (
    /^(?:term|word|phrase|concept|name|expression)$/.test(tokens[from]?.lower ?? '') &&
    from + 1 < to
  )
    from += 1;
  const term = termText(clause, from);
  return {
    term,
    id: toTermId(term),
    plural: isPluralHead(sentence, Math.min(to, findNounPhraseEnd(sentence, from)) || to),
    article: readArticle(article?.lower),
    meaning: untilBreak(after.slice(cue[0].length)),
    sentence,
    certainty: (isPlainCopula ? 0.7 : 0.9) - (definite ? 0.2 : 0),
  };
}

/** "The movement of water through a membrane is called osmosis." */
function fromNaming(sentence: Sentence): Definition | null {
  const match =
    /^(?:The|A|An|Any)\s(.+?),?\s(?:is|are|was|were)\s(?:also\s)?(?:called|known as|termed|referred to as|named)\s(?:(?:a|an|the)\s)?([^,;:—]+?)(?:,.*)?\.$/u.exec(
      sentence.text,
    );
  const [, about, name] = match ?? [];
  if (!about || !name || name.split(' ').length > 5) return null;
  const article = /^(The|A|An|Any)/.exec(sentence.text)?.[1]?.toLowerCase() ?? 'the';
  const term = name.replace(/^["“']|["”']$/g, '');
  if (/\b(?:which|that|when|because|by|and|or)\b/.test(term)) return null;
  if (
    /^(?:\p{L}+\s){0,3}\p{L}+$/u.test(about) &&
    !/\b(?:of|that|who|which|for|in|between|from|with)\b/.test(about)
  )
    return null;
  return {
    term,
    id: toTermId(term),
    plural: false,
    article: readArticle(
      /\b(a|an|the)\s(?:["“])?$/.exec(sentence.text.slice(0, sentence.text.lastIndexOf(name)))?.[1],
    ),
    meaning: `${article} ${about}`,
    sentence,
    certainty: 0.95,
  };
}

function termText(clause: Clause, from: number): string {
  const { sentence, subject } = clause;
  return from === subject.from && from === 0
    ? sliceMidSentence(sentence, from, subject.to)
    : sliceText(sentence, from, subject.to);
}

/** A second statement, an insertion, examples. */
const BREAK = new RegExp(
  [
    /;|—|\s–\s/u,
    /, and (?:\p{L}+ ){1,3}(?:is|are|was|were)\b/u,
    /, (?:which|who|and (?:it|they|is|are|was|were|has|have|the)|but|so|although|though|while|whereas|because|where)\b/u,
    /, (?:including|such as)\b/u,
  ]
    .map((kind) => kind.source)
    .join('|'),
  'u',
);

/** A definition ends where the sentence turns to something else. */
function untilBreak(text: string): string {
  const cut = text.replace(/\.$/, '').split(BREAK)[0] ?? '';
  return lowerFirst(cut.trim());
}

function lowerFirst(text: string): string {
  return /^(?:[A-Z][a-z]|[A-Z]\s)/.test(text) &&
    /^(?:A|An|The|Any|One|State|Process|Study)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function lowerUnlessName(term: string): string {
  const [first = '', ...rest] = term.split(' ');
  const isName = rest.some((word) => /^\p{Lu}/u.test(word)) || /^[A-Z]{2}/.test(first);
  return isName ? term : term.charAt(0).toLowerCase() + term.slice(1);
}
