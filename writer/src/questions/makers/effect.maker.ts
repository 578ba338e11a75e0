import type { Analysis } from '../../facts/analysis.ts';
import { isLooseReference } from '../../facts/loose-reference.ts';
import {
  chooseOtherPhrases,
  findVerbPhrase,
  findVerbPhrases,
  type VerbPhrase,
} from '../../facts/phrases-behind-verbs.ts';
import { formQuestion, sliceLead, sliceSubject, type Clause } from '../../language/clause.ts';
import { toTermId } from '../../language/term-id.ts';
import { CLAIM_VERBS } from '../../language/word-lists/verbs/claim-verbs.ts';
import { EMPTY_VERBS } from '../../language/word-lists/verbs/empty-verbs.ts';
import { capitalise, contentStems, splitWords } from '../../language/words.ts';
import type { Candidate } from '../candidate.ts';

const MAX_SUBJECT_WORDS = 9;

/** Asks for what a verb acts on or says, where that is more than a term: "What does the hormone raise?" */
export function makeEffectItems(analysis: Analysis): Candidate[] {
  const all = findVerbPhrases(analysis);
  return analysis.clauses.flatMap((clause) => {
    const own = findVerbPhrase(clause);
    const item = own && makeItem(analysis, clause, own, all);
    return item ? [item] : [];
  });
}

function makeItem(
  analysis: Analysis,
  clause: Clause,
  own: VerbPhrase,
  all: readonly VerbPhrase[],
): Candidate | null {
  const { sentence, main, end } = clause;
  const lemma = sentence.tokens[main]?.lemma ?? '';
  if (isPassive(clause)) return null;
  const fits = own.sort === 'claims' ? CLAIM_VERBS.has(lemma) : !EMPTY_VERBS.has(lemma);
  const subject = sliceSubject(clause).replace(/^(?:the|a|an)\s/i, '');
  if (!fits || splitWords(subject).length > MAX_SUBJECT_WORDS || isLooseReference(analysis, clause))
    return null;
  const form = formQuestion(clause, { from: main + 1, to: end });
  if (!form || splitWords(form).length < 3 || /[,;:—“”"]/.test(form)) return null;
  // "Amanpour believes the media should …": what is believed begins without "that".
  if (/\b(?:should|would|could|will|must|can|may)\b/.test(own.text)) return null;
  const lead = sliceLead(clause);
  const stem = lead ? `${lead}what ${form}?` : `According to the text, what ${form}?`;
  const term = analysis.termById.get(toTermId(subject));
  return {
    kind: 'effect',
    stem,
    key: capitalise(own.text),
    distractors: () =>
      chooseOtherPhrases(all, own, contentStems(stem), contentStems).map(capitalise),
    sentence,
    subject: term?.text ?? subject,
    worth: 1.25 + Math.min(0.8, (term?.score ?? 1) / 6) + (own.sort === 'claims' ? 0.3 : 0),
    difficulty: 0.6,
  };
}

function isPassive({ sentence, verb, main }: Clause): boolean {
  return sentence.tokens
    .slice(verb, main)
    .some(({ lower }) => /^(?:is|are|was|were|be|been|being)$/.test(lower));
}
