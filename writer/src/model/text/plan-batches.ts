import type { Pace } from '../asking/language-model.ts';
import { countCharacters, type Passage } from './passages.ts';

/** One request: the number of questions from these passages. */
export type Batch = { passages: Passage[]; count: number };

export type BatchPlan = {
  /** How many questions are missing. */
  wanted: number;
  /** How many questions a passage has; those with the fewest come first. */
  used: (passage: Passage) => number;
  /** Each number takes other passages of a document that is too long to send whole. */
  variant: number;
  /** The limits of one request. */
  pace: Pick<Pace, 'questionsPerRequest' | 'usualCharacters' | 'mostCharacters'>;
};

/** A third more than needed, since some will be dropped. */
const SPARE = 1.35;
const FEWEST_SPARE = 2;
/** Fewer additional characters do not give another honest question. */
const CHARACTERS_PER_QUESTION = 250;

/**
 * Distributes questions evenly over the document: each request gets an equal stretch, or passages
 * at equal distances if the stretch is too long for a request.
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

/** Passages with the fewest questions, level by level, until there are enough to send. */
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

/** Groups neighbouring passages into `count` stretches of similar length, none of them empty. */
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

/** Takes the whole stretch if one request can carry it. */
function atEqualDistances(stretch: readonly Passage[], { variant, pace }: BatchPlan): Passage[] {
  const total = countCharacters(stretch);
  if (total <= pace.mostCharacters) return [...stretch];
  const count = Math.max(1, Math.floor((pace.usualCharacters * stretch.length) / total));
  const step = stretch.length / count;
  // Steps of the golden section reach a new place with every variant.
  const first = (0.5 + variant * 0.618034) % 1;
  return Array.from({ length: count }, (_, at) => stretch[Math.floor((at + first) * step)]).filter(
    (passage) => passage !== undefined,
  );
}
