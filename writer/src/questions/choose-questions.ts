import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import type { RatedQuestion } from './rated/rate-questions.ts';

/**
 * The confidence from which a question is sure. What the document words itself rests on its own
 * sentence, so it may be a little lower than what the catalogue asks (docs/quiz-quality.md).
 */
const SURE = { ofCatalogue: 0.7, ofDocument: 0.64 };
/** From here on it is worth a teacher's look in the quiz, in place of one that is missing, … */
export const LIKELY = 0.56;
/** … from here on as a draft, or in a quiz that would have fewer than five. */
export const CHECK = 0.48;
/** A quiz is filled up to this many questions with the next best. */
export const FILLED_TO = 5;
const MOST_DRAFTS = 12;
/** Deducted from a question for each one already chosen from the same place of the document. */
const CROWDED = 0.06;
/** Variation between variants, too small to prefer a doubtful question to a sure one. */
const CHANCE = 0.02;
/** An easy and a hard quiz share only the middle of a document's questions. */
const RANGE: Record<Toughness, [number, number]> = {
  Easy: [0, 0.5],
  Medium: [0, 1],
  Hard: [0.5, 1],
};

export type Choice = {
  rated: readonly RatedQuestion[];
  count: number;
  toughness: Toughness;
  random: () => number;
  /** Ids of terms that other variants already ask for. */
  used: ReadonlySet<string>;
  /** Builds the question; returns false when a rule of the validator refuses it. */
  accept: (rated: RatedQuestion) => boolean;
};

export type Chosen = { sure: RatedQuestion[]; check: RatedQuestion[]; drafts: RatedQuestion[] };

/**
 * Chooses sure questions up to the requested count, then such as are likely to be good, and drafts.
 * What its quote does not prove is a draft, unless there is nothing else.
 */
export function chooseQuestions({ rated, count, toughness, random, used, accept }: Choice): Chosen {
  const [from, to] = RANGE[toughness];
  const open = rated
    .filter(({ three }) => three !== null)
    .map((one) => ({
      one,
      value: one.confidence + CHANCE * random() - (used.has(one.proposal.id) ? 1 : 0),
    }))
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one);
  const fresh = open.filter(({ proposal }) => !used.has(proposal.id));
  const fitting = fresh.filter(({ difficulty }) => difficulty >= from && difficulty <= to);
  const taken = createTaken();
  function take(pool: readonly RatedQuestion[], least: number, most: number): RatedQuestion[] {
    const found: RatedQuestion[] = [];
    const left = pool.filter((one) => one.confidence >= least);
    while (found.length < most) {
      const next = taken.best(left);
      if (!next) break;
      left.splice(left.indexOf(next), 1);
      if (taken.isTaken(next) || !accept(next)) continue;
      taken.note(next);
      found.push(next);
    }
    return found;
  }
  const proven = fitting.filter(({ proposal }) => proposal.proven);
  const sure = take(proven.filter(isSure), 0, count);
  const check = take(proven.filter(isOfSubject), LIKELY, count - sure.length);
  const least = Math.min(FILLED_TO, count);
  const missing = (): number => least - sure.length - check.length;
  check.push(...take(proven.filter(isOfSubject), CHECK, missing()));
  // A short document gives what it has, terms that it defines before what it says of anything.
  check.push(...take(proven.filter(isDefinition), 0, missing()));
  check.push(...take(proven, 0, missing()));
  for (const pool of [fitting, fresh, open])
    if (missing() === least) check.push(...take(pool, 0, least));
  const drafts = open
    .filter((one) => one.confidence >= CHECK && !taken.isTaken(one))
    .filter(
      (one, at, all) => all.findIndex(({ proposal }) => proposal.id === one.proposal.id) === at,
    )
    .slice(0, MOST_DRAFTS);
  return { sure, check, drafts };
}

function isSure({ proposal, confidence }: RatedQuestion): boolean {
  return confidence >= (proposal.concept ? SURE.ofCatalogue : SURE.ofDocument);
}

function isDefinition({ proposal: { kind } }: RatedQuestion): boolean {
  return kind === 'term';
}

/** What the document words itself is either good enough to be sure or a draft to be worked on. */
function isOfSubject({ proposal: { kind } }: RatedQuestion): boolean {
  return kind === 'concept' || kind === 'glossary';
}

/**
 * Allows one question for each term, none about a sentence that another shows, and prefers places
 * with few questions.
 */
function createTaken() {
  const terms = new Set<string>();
  const sentences = new Set<number>();
  const places = new Map<string, number>();

  function placeOf({ proposal: { sentence } }: RatedQuestion): string {
    return `${sentence.section}.${Math.floor(sentence.paragraph / 6)}`;
  }

  return {
    isTaken: ({ proposal: { id, sentence } }: RatedQuestion) =>
      terms.has(id) || (sentence.index >= 0 && sentences.has(sentence.index)),
    best(pool: readonly RatedQuestion[]): RatedQuestion | undefined {
      let best: { one: RatedQuestion; value: number } | undefined;
      for (const one of pool) {
        const value = one.confidence - CROWDED * (places.get(placeOf(one)) ?? 0);
        if (!best || value > best.value) best = { one, value };
      }
      return best?.one;
    },
    note(one: RatedQuestion): void {
      terms.add(one.proposal.id);
      for (const at of one.proposal.places) sentences.add(at);
      places.set(placeOf(one), (places.get(placeOf(one)) ?? 0) + 1);
    },
  };
}
