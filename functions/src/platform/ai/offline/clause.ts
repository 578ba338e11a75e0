import { longNounPhraseEnd, nounPhraseEnd } from './noun-phrase.ts';
import { CONNECTIVE, textOf, type Sentence, type Token } from './sentence.ts';

/** The main clause of a sentence as token positions; `lead` is "In 1773," before the subject. */
export type Clause = {
  sentence: Sentence;
  lead: { from: number; to: number } | null;
  subject: { from: number; to: number };
  /** First token of the verb group: an auxiliary, or the verb itself. */
  verb: number;
  /** The full verb, or the form of "be"/"have" that stands alone. */
  main: number;
  /** End of the clause: the token before the final full stop. */
  end: number;
};

export function mainClauseOf(sentence: Sentence): Clause | null {
  const { tokens } = sentence;
  const last = tokens.length - 1;
  if (tokens[last]?.text !== '.') return null;
  let from = 0;
  let lead: Clause['lead'] = null;
  const comma = tokens.findIndex((token) => token.text === ',');
  const opener = tokens[0];
  if (comma > 0 && comma < 14 && opener) {
    const before = textOf(sentence, 0, comma);
    if (CONNECTIVE.test(before)) from = comma + 1;
    else if (isPlaceOrTime(tokens.slice(0, comma))) {
      lead = { from: 0, to: comma };
      from = comma + 1;
    }
  }
  const short = nounPhraseEnd(sentence, from);
  const long = longNounPhraseEnd(sentence, from);
  if (short === from) return null;
  for (const to of new Set([long, short])) {
    const group = verbGroupAt(tokens, to);
    if (group) return { sentence, lead, subject: { from, to }, ...group, end: last };
  }
  return null;
}

/** "In 1773", "During photosynthesis": can open a question. "Like his father" or "Despite it" cannot. */
function isPlaceOrTime(tokens: readonly Token[]): boolean {
  return (
    /^(?:in|on|during|by|after|before|at|under|between|from|since|within|until|throughout|inside|among)$/.test(
      tokens[0]?.lower ?? '',
    ) &&
    !tokens.some(
      (token) =>
        /^(?:VERB|AUX|PRON)$/.test(token.pos) ||
        /^(?:its|their|his|her|such|same|first|response|addition)$/.test(token.lower),
    ) &&
    tokens.some((token) => token.pos === 'NOUN' || token.pos === 'PROPN' || token.pos === 'NUM')
  );
}

function verbGroupAt(
  tokens: readonly Token[],
  from: number,
): { verb: number; main: number } | null {
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
  if (first.pos !== 'VERB' || /ing$/.test(first.lower)) return null;
  // "The tea dumped into the harbor was worth…": the first verb is not the sentence's own.
  if (isPastForm(first) && hasLooseFiniteVerb(tokens, at + 1)) return null;
  return { verb: at, main: at };
}

function hasLooseFiniteVerb(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (
      /^(?:,|;|:|—|–|and|or|but|that|which|who|whom|whose|when|where|while|because|as|if|since|to|what|how|why|although|though|until|before|after)$/.test(
        token.lower,
      )
    ) {
      return false;
    }
    if (token.pos === 'AUX') return true;
  }
  return false;
}

export function isPastForm(token: Token): boolean {
  return token.lower !== token.lemma && !/(?:s|ing)$/.test(token.lower);
}

/** "dumped tea into the harbor" */
export function predicateOf(clause: Clause): string {
  return textOf(clause.sentence, clause.subject.to, clause.end);
}

export function subjectOf(clause: Clause): string {
  return textOf(clause.sentence, clause.subject.from, clause.subject.to);
}

/** Lower-case first letter unless the first word is a name, an acronym or "I". */
export function midSentence(sentence: Sentence, from: number, to: number): string {
  const text = textOf(sentence, from, to);
  const first = sentence.tokens[from];
  if (!first || first.pos === 'PROPN' || /^[A-Z][A-Z\d]/.test(first.text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * "did the Sons of Liberty dump tea into the harbor": the clause as a question, without the words
 * from `skip.from` to `skip.to`. Null where the verb's form is not certain.
 */
export function askingForm(
  clause: Clause,
  skip: { from: number; to: number } = { from: clause.end, to: clause.end },
): string | null {
  const { sentence, subject, verb, main, end } = clause;
  const helper = sentence.tokens[verb];
  if (!helper) return null;
  const who = midSentence(sentence, subject.from, subject.to);
  const between = textOf(sentence, subject.to, verb);
  function rest(from: number): string {
    return [
      textOf(sentence, from, Math.max(from, skip.from)),
      textOf(sentence, Math.max(from, skip.to), end),
    ]
      .filter(Boolean)
      .join(' ');
  }
  // "have" alone asks with "do": "Why do cells have walls?"
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

export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:?!])/g, '$1')
    .replace(/,+$/, '')
    .trim();
}
