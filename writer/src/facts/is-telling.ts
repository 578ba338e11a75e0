import { isGeneral } from '../language/is-general.ts';
import type { Analysis } from './analysis.ts';
import type { Term } from './terms.ts';

const MAX_WORDS = 4;
const DWELT_ON = 2.2;

/** A term is telling if it is a name, a phrase, or a word that the document defines or repeats. */
export function isTelling(analysis: Analysis, term: Term): boolean {
  if (term.words > MAX_WORDS || (term.words === 1 && isGeneral(term.text))) return false;
  return (
    term.proper || term.words > 1 || analysis.definedIds.has(term.id) || term.score >= DWELT_ON
  );
}
