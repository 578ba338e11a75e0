import type { Pace } from '../asking/language-model.ts';
import { countCharacters, type Passage } from './passages.ts';

/** One request: so many questions from these passages. */
export type Batch = { passages: Passage[]; count: number };

export type BatchPlan = {
  /** Questions that are missing. */
  wanted: number;
  /** Questions that a passage has already; those with the fewest come first. */
  used: (passage: Passage) => number;
  /** Another number takes other passages of a document that is too long to send whole. */
  variant: number;
  /** How much one request carries. */
  pace: Pick<Pace, 'questionsPerRequest' | 'usualCharacters' | 'mostCharacters'>;
};

/** A third more than wanted, since some will not hold up. */
const SPARE = 1.35;
const FEWEST_SPARE = 2;
/** Fewer characters than this give no honest question more. */
const CHARACTERS_PER_QUESTION = 250;

/**
 * Shares questions out over the document by its content: equal stretches of it, one for each
 * request, and of a stretch that is too long for one request passages at equal distances.
 */
export function planBatches(passages: readonly Passage[], plan: BatchPlan): Batch[] {
  const room = Math.max(1, Math.floor(countCharacters(passages) / CHARACTERS_PER_QUESTION));
  const asked = Math.min(
    room,
    Math.max(plan.wanted + FEWEST_SPARE, Math.round(plan.wanted * SPARE)),
  );
  const requests = Math.ceil(asked / plan.pace.questionsPerRequest);
  const chosen = leastUsed(passages, plan.used, requests * plan.pace.usualCharacters);
  return stretches(chosen, requests).map((stretch, at) => ({
    passages: atEqualDistances(stretch, plan),
    count: Math.floor((asked * (at + 1)) / requests) - Math.floor((asked * at) / requests),
  }));
}

/** Passages with the fewest questions, level by level, until there is enough to send. */
function leastUsed(
  passages: readonly Passage[],
  used: BatchPlan['used'],
  enough: number,
): Passage[] {
  const levels = [...new Set(passages.map(used))].sort((a, b) => a - b);
  for (const level of levels) {
    const chosen = passages.filter((passage) => used(passage) <= level);
    if (countCharacters(chosen) >= enough) return chosen;
  }
  return [...passages];
}

/** Neighbouring passages in `count` groups of about the same length, none of them empty. */
function stretches(passages: readonly Passage[], count: number): Passage[][] {
  const total = countCharacters(passages);
  const groups: Passage[][] = Array.from({ length: count }, () => []);
  let passed = 0;
  for (const passage of passages) {
    const middle = passed + passage.characters / 2;
    groups[Math.min(count - 1, Math.floor((middle / total) * count))]?.push(passage);
    passed += passage.characters;
  }
  return groups.map((group, at) =>
    group.length > 0
      ? group
      : passages.slice(Math.floor((at * passages.length) / count)).slice(0, 1),
  );
}

/** The whole stretch when one request can carry it. */
function atEqualDistances(stretch: readonly Passage[], { variant, pace }: BatchPlan): Passage[] {
  const total = countCharacters(stretch);
  if (total <= pace.mostCharacters) return [...stretch];
  const count = Math.max(1, Math.floor((pace.usualCharacters * stretch.length) / total));
  const step = stretch.length / count;
  // Steps of the golden section come to a new place with every variant.
  const first = (0.5 + variant * 0.618034) % 1;
  return Array.from({ length: count }, (_, at) => stretch[Math.floor((at + first) * step)]).filter(
    (passage) => passage !== undefined,
  );
}
