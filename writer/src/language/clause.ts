import { findClauseEnd } from './clause-end.ts';
import { isLead } from './lead.ts';
import { isConnective, sliceText, type Sentence, type Token } from './sentence.ts';
import { skipAside, findSubjectEnds } from './subject-end.ts';

/** The main clause of a sentence in token positions; `lead` is "In 1773," before the subject. */
export type Clause = {
  sentence: Sentence;
  lead: { from: number; to: number } | null;
  subject: { from: number; to: number };
  /** The first token of the verb group: an auxiliary, or the verb itself. */
  verb: number;
  /** The full verb, or a form of "be" or "have" that stands alone. */
  main: number;
  /** The end of the clause, before the final full stop. */
  end: number;
};

const MAX_LEAD_TOKENS = 18;

export function findMainClause(sentence: Sentence): Clause | null {
  const { tokens } = sentence;
  const last = tokens.length - 1;
  if (tokens[last]?.text !== '.') return null;
  const { from, lead } = findOpening(sentence);
  for (const to of findSubjectEnds(sentence, from)) {
    const group = findVerbGroup(tokens, to) ?? findVerbGroup(tokens, skipAside(tokens, to));
    if (group) {
      const end = findClauseEnd(sentence, group.main, last);
      return { sentence, lead, subject: { from, to }, ...group, end };
    }
  }
  return null;
}

/** Finds where the subject begins: after "However,", or after "In 1773,", which is the lead. */
function findOpening(sentence: Sentence): { from: number; lead: Clause['lead'] } {
  const { tokens } = sentence;
  let from = 0;
  for (;;) {
    const start = from;
    const comma = tokens.findIndex((token, at) => at > start && token.text === ',');
    if (comma < 0 || comma - start >= MAX_LEAD_TOKENS) return { from, lead: null };
    if (isLead(tokens.slice(start, comma)))
      return { from: comma + 1, lead: { from: start, to: comma } };
    if (start > 0 || !isConnective(sliceText(sentence, start, comma))) return { from, lead: null };
    from = comma + 1;
  }
}

function findVerbGroup(
  tokens: readonly Token[],
  from: number,
): { verb: number; main: number } | null {
  if (from < 0) return null;
  let at = from;
  while (tokens[at]?.pos === 'ADV') at += 1;
  const first = tokens[at];
  if (!first) return null;
  if (first.pos === 'AUX') {
    let main = at;
    for (let next = at + 1; next < Math.min(at + 5, tokens.length); next += 1) {
      const token = tokens[next];
      if (token?.pos === 'VERB' || token?.pos === 'AUX') main = next;
      else if (token?.pos !== 'ADV') break;
    }
    return { verb: at, main };
  }
  if (first.pos !== 'VERB' || (/ing$/.test(first.lower) && first.lower !== first.lemma))
    return null;
  // In "The tea dumped into the harbor was worth…" the first verb is not that of the sentence.
  if (isPastForm(first) && hasLooseFiniteVerb(tokens, at + 1)) return null;
  // In "The stop nut is…" an apparent verb is part of the name.
  if (
    tokens.slice(at + 1, at + 4).some(({ pos }) => pos === 'AUX') &&
    tokens[at + 1]?.pos === 'NOUN'
  )
    return null;
  return { verb: at, main: at };
}

function hasLooseFiniteVerb(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (
      /^(?:,|;|:|—|–|and|but|that|which|who|whom|whose|when|where|while|because|as|if|since|to|what|how|why|although|though|until|before|after)$/.test(
        token.lower,
      )
    ) {
      // Recognises "The heat rejected to the room, depends on…".
      return (
        token.text === ',' &&
        tokens[at + 1]?.pos === 'VERB' &&
        !/(?:ing|ed)$/.test(tokens[at + 1]?.lower ?? '')
      );
    }
    if (token.pos === 'AUX') return true;
  }
  return false;
}

export function isPastForm(token: Token): boolean {
  return token.lower !== token.lemma && !/(?:s|ing)$/.test(token.lower);
}

/** Returns the predicate, such as "dumped tea into the harbor". */
export function slicePredicate(clause: Clause): string {
  const { sentence, verb, end } = clause;
  return tidy(`${sliceAside(clause)} ${sliceText(sentence, verb, end)}`);
}

/** The text between subject and verb: an adverb or an insertion, but not "however". */
function sliceAside({ sentence, subject, verb }: Clause): string {
  const text = sliceText(sentence, subject.to, verb);
  return isConnective(text.replace(/^,\s*|\s*,$/g, '')) ? '' : text;
}

export function sliceSubject(clause: Clause): string {
  return sliceText(clause.sentence, clause.subject.from, clause.subject.to);
}

/** Lower-cases a sentence's first letter unless its first word is a name, an acronym or "I". */
export function sliceMidSentence(sentence: Sentence, from: number, to: number): string {
  const text = sliceText(sentence, from, to);
  const first = sentence.tokens[from];
  // Behind "In 2004," a capital is a name's.
  if (!first || from > 0 || first.pos === 'PROPN' || /^[A-Z][A-Z\d]/.test(first.text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Makes a question of the clause, as in "did the Sons of Liberty dump tea into the harbor", without
 * the words from `skip.from` to `skip.to`. Null when the verb's form is uncertain.
 */
export function formQuestion(
  clause: Clause,
  skip: { from: number; to: number } = { from: clause.end, to: clause.end },
): string | null {
  const { sentence, subject, verb, main, end } = clause;
  const helper = sentence.tokens[verb];
  if (!helper) return null;
  const who = sliceMidSentence(sentence, subject.from, subject.to);
  const between = sliceAside(clause);
  function rest(from: number): string {
    return [
      sliceText(sentence, from, Math.max(from, skip.from)),
      sliceText(sentence, Math.max(from, skip.to), end),
    ]
      .filter(Boolean)
      .join(' ');
  }
  // A lone "have" forms questions with "do": "Why do cells have walls?"
  const standsAlone = main === verb && /^(?:has|have|had|do|does|did)$/.test(helper.lower);
  if (helper.pos === 'AUX' && !standsAlone) {
    return tidy([helper.lower, who, between, rest(verb + 1)].join(' '));
  }
  const form = sentence.tokens[main];
  if (!form || /^(?:'s|’s)$/.test(form.lower)) return null;
  const does =
    isPastForm(form) || form.lower === 'had' ? 'did' : form.lower === form.lemma ? 'do' : 'does';
  const base = /^(?:has|have|had)$/.test(form.lower) ? 'have' : form.lemma;
  return tidy([does, who, between, base, rest(main + 1)].join(' '));
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:?!])/g, '$1')
    .replace(/,+$/, '')
    .trim();
}
