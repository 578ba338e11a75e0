import { isGeneral } from '../language/is-general.ts';
import type { Analysis } from './analysis.ts';
import type { Term } from './terms.ts';

const MAX_WORDS = 4;
const DWELT_ON = 2.2;

/** A name, a phrase of several words, or a word that the document dwells on or defines. */
export function isTelling(analysis: Analysis, term: Term): boolean {
  if (term.words > MAX_WORDS || (term.words === 1 && isGeneral(term.text))) return false;
  return (
    term.proper || term.words > 1 || analysis.definedIds.has(term.id) || term.score >= DWELT_ON
  );
}

/** How little a question on the term is worth: a phrase used once, or a name of no known sort. */
export function rateVagueness(analysis: Analysis, term: Term): number {
  if (term.proper) return (analysis.nameTypes.get(term.id) ?? 'other') === 'other' ? 0.3 : 0;
  return term.count > 1 || analysis.definedIds.has(term.id) ? 0 : 0.5;
}
