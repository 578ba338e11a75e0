import type { Analysis } from '../../facts/analysis.ts';
import { findPhrases } from '../../language/phrases.ts';
import { endsInPlural } from '../../language/plural.ts';
import { dropOpener } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import type { Proposal } from './proposal.ts';

const MIN_WORDS = 8;
const MAX_WORDS = 30;

/**
 * Replaces a term at the end of a sentence by a blank: the plainest question, for documents without
 * definitions.
 */
export function proposeFromBlanks(analysis: Analysis): Proposal[] {
  return analysis.sentences.flatMap((sentence) => {
    const words = sentence.text.split(/\s+/).length;
    if (!sentence.askable || words < MIN_WORDS || words > MAX_WORDS) return [];
    const phrase = findPhrases(sentence).findLast(
      ({ text, initial }) => !initial && analysis.termById.has(toTermId(text)),
    );
    if (!phrase) return [];
    const [from, to] = [
      sentence.tokens[phrase.from]?.start ?? 0,
      sentence.tokens[phrase.to - 1]?.end ?? 0,
    ];
    const before = sentence.text.slice(0, from).replace(/\ban? $/, 'a(n) ');
    return [
      {
        kind: 'blank' as const,
        stem: dropOpener(`${before}________${sentence.text.slice(to)}`),
        otherStems: [],
        key: phrase.text,
        id: toTermId(phrase.text),
        plural: endsInPlural(phrase.text),
        proper: phrase.proper,
        matter: `${before} ${sentence.text.slice(to)}`.replace(/[.]$/, ''),
        relation: 'does' as const,
        sentence,
        places: [sentence.index],
        support: 1,
        proven: true,
        origin: null,
        concept: null,
      },
    ];
  });
}
