import type { Analysis } from '../../facts/analysis.ts';
import { isLooseReference } from '../../facts/loose-reference.ts';
import { isPastForm, slicePredicate, sliceSubject } from '../../language/clause.ts';
import { toTermId } from '../../language/term-id.ts';
import type { Proposal } from './proposal.ts';

/** One event, reported of a person or another named thing. */
const VAGUE =
  /\b(?:it|its|they|their|them|this|these|those|he|she|his|her|him|such|we|us|our|you|also|too|however|therefore|thus|instead|here|there|then|later|soon|again|still|even|not|never|no)\b|^(?:was|were|is|are) (?:a|an|the|born|one)\b|^(?:had|has|have|went|came|became|began|took|gave|made|got|said|thought|felt|knew|found himself)\b/i;
const MIN_WORDS = 6;
const MAX_WORDS = 20;

/** Asks who, or which named thing, did what the document reports. */
export function proposeFromDeeds(analysis: Analysis): Proposal[] {
  return analysis.clauses.flatMap((clause) => {
    const { sentence, verb, subject } = clause;
    const key = sliceSubject(clause).replace(/^(?:the|an?) /i, '');
    const id = toTermId(key);
    const type = analysis.nameTypes.get(id);
    const head = sentence.tokens[verb];
    if (!type || !head || clause.lead || verb !== subject.to || sentence.restsOnTwo) return [];
    if (!(isPastForm(head) || /^(?:was|were)$/.test(head.lower))) return [];
    const deed = slicePredicate(clause);
    const words = deed.split(/\s+/).length;
    if (words < MIN_WORDS || words > MAX_WORDS || VAGUE.test(deed) || /[;:—“”"]/.test(deed))
      return [];
    if (isLooseReference(analysis, clause)) return [];
    return [
      {
        kind: type === 'person' ? ('person' as const) : ('named' as const),
        stem: type === 'person' ? `Who ${deed}?` : `Which of these ${deed}?`,
        otherStems: [],
        key,
        id,
        plural: /s$/.test(key) && /^(?:were)$/.test(head.lower),
        proper: true,
        matter: deed,
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
