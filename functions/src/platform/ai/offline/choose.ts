import type { Toughness } from '@study-assistant/contract/quizzes';
import { normaliseText } from '../words.ts';
import { breathe } from './breathe.ts';
import type { Candidate, CandidateKind } from './candidate.ts';

/** At most this share of a quiz per kind; a quiz of one kind is tiresome, and blanks are the weakest. */
const SHARE: Record<CandidateKind, number> = {
  definition: 0.3,
  term: 0.3,
  subject: 0.3,
  object: 0.3,
  person: 0.3,
  date: 0.2,
  number: 0.2,
  cause: 0.3,
  outcome: 0.2,
  effect: 0.3,
  member: 0.2,
  statement: 0.3,
  completion: 0.3,
  cloze: 0.2,
};

const MORE_OF_A_KIND = 2;
const ANY_KIND = 4;
/** A short quiz may consist of more blanks than a long one. */
const SHORT_QUIZ = 5;
/** Outweighs every other merit, so that each tenth of the text has a question before one has two. */
const SPREAD = 3;
const TRIES_PER_BREATH = 4;

const WANTED_DIFFICULTY: Record<Toughness, number> = { Easy: 0.25, Medium: 0.5, Hard: 0.75 };

export type Choice = {
  candidates: readonly Candidate[];
  count: number;
  toughness: Toughness;
  random: () => number;
  /** Sentence and key of questions that other variants already ask. */
  used: ReadonlySet<string>;
  /** Builds the question; false when no three wrong answers pass the rules. */
  accept: (candidate: Candidate) => boolean;
  signal: AbortSignal;
};

export function choiceId(candidate: Candidate): string {
  return `${candidate.sentence.index}|${normaliseText(candidate.key)}`;
}

/** The best next question, again and again: new sections, subjects and kinds first. */
export async function chooseCandidates(choice: Choice): Promise<Candidate[]> {
  const { candidates, count, toughness, random, used, accept, signal } = choice;
  const open = candidates.map((candidate) => ({
    candidate,
    base:
      candidate.worth +
      0.5 * random() -
      Math.abs(candidate.difficulty - WANTED_DIFFICULTY[toughness]) -
      (used.has(choiceId(candidate)) ? 4 : 0),
  }));
  const taken = {
    kinds: new Map<string, number>(),
    sections: new Map<string, number>(),
    deciles: new Map<number, number>(),
    subjects: new Set<string>(),
    keys: new Set<string>(),
    sentences: new Set<number>(),
    count,
  };
  const chosen: Candidate[] = [];
  // A text that lends itself to few kinds may have more of them, a short one more blanks as well.
  let slack = 1;
  let tried = 0;
  while (chosen.length < count && open.length > 0) {
    const best = open
      .map((entry, at) => ({ at, value: valueOf(entry, taken, count * slack) }))
      .reduce((a, b) => (b.value > a.value ? b : a));
    if (best.value === -Infinity) {
      if (slack === 1) slack = MORE_OF_A_KIND;
      else if (slack < ANY_KIND) slack = ANY_KIND;
      else break;
      continue;
    }
    const [entry] = open.splice(best.at, 1);
    tried += 1;
    if (tried % TRIES_PER_BREATH === 0) await breathe(signal);
    if (!entry || !accept(entry.candidate)) continue;
    chosen.push(entry.candidate);
    note(entry.candidate, taken);
  }
  return chosen;
}

type Taken = {
  kinds: Map<string, number>;
  sections: Map<string, number>;
  deciles: Map<number, number>;
  subjects: Set<string>;
  keys: Set<string>;
  sentences: Set<number>;
  /** Questions asked for. */
  count: number;
};

function valueOf(
  entry: { candidate: Candidate; base: number },
  taken: Taken,
  count: number,
): number {
  const { candidate, base } = entry;
  const kind = taken.kinds.get(candidate.kind) ?? 0;
  if (kind >= mostOf(candidate.kind, taken, count)) return -Infinity;
  if (taken.keys.has(normaliseText(candidate.key))) return -Infinity;
  if (candidate.sentence.index >= 0 && taken.sentences.has(candidate.sentence.index))
    return -Infinity;
  const again = taken.subjects.has(normaliseText(candidate.subject)) ? 2 : 0;
  const decile = taken.deciles.get(decileOf(candidate)) ?? 0;
  const section = taken.sections.get(placeOf(candidate)) ?? 0;
  return base - again - SPREAD * decile - 0.25 * section - 0.25 * kind;
}

function mostOf(kind: CandidateKind, taken: Taken, count: number): number {
  const most = Math.max(1, Math.floor(SHARE[kind] * count));
  if (kind !== 'cloze' || count <= taken.count) return most;
  const isLastResort = count >= ANY_KIND * taken.count && taken.keys.size < SHORT_QUIZ;
  return isLastResort ? SHORT_QUIZ : Math.floor(0.3 * taken.count);
}

function note(candidate: Candidate, taken: Taken): void {
  taken.kinds.set(candidate.kind, (taken.kinds.get(candidate.kind) ?? 0) + 1);
  taken.sections.set(placeOf(candidate), (taken.sections.get(placeOf(candidate)) ?? 0) + 1);
  const decile = decileOf(candidate);
  taken.deciles.set(decile, (taken.deciles.get(decile) ?? 0) + 1);
  taken.subjects.add(normaliseText(candidate.subject));
  taken.keys.add(normaliseText(candidate.key));
  taken.sentences.add(candidate.sentence.index);
}

/** Tenths of the document: a quiz asks about the whole of it, not about its densest page. */
function decileOf(candidate: Candidate): number {
  return Math.min(9, Math.floor(10 * candidate.sentence.place));
}

/** Long sections count as several places, so that a quiz covers the whole of an undivided text. */
function placeOf(candidate: Candidate): string {
  return `${candidate.sentence.section}.${Math.floor(candidate.sentence.paragraph / 6)}`;
}
