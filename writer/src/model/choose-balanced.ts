import type { ProvenQuestion } from './questions/check-answer.ts';

/**
 * Chooses the quiz from the candidates, in the document's order: each time one from the passage
 * that has the fewest questions for its length.
 */
export function chooseBalanced(
  candidates: readonly ProvenQuestion[],
  count: number,
): ProvenQuestion[] {
  const left = [...candidates].sort(byPlace);
  const chosen: ProvenQuestion[] = [];
  while (chosen.length < count && left.length > 0) {
    const density = ({ passage }: ProvenQuestion) =>
      (chosen.filter((other) => other.passage.id === passage.id).length + 1) / passage.characters;
    const next = left.reduce((best, other) => (density(other) < density(best) ? other : best));
    left.splice(left.indexOf(next), 1);
    chosen.push(next);
  }
  return chosen.sort(byPlace);
}

function byPlace(a: ProvenQuestion, b: ProvenQuestion): number {
  return a.passage.id - b.passage.id || a.sentence - b.sentence;
}
