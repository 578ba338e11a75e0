import type { Toughness } from '@study-assistant/contract/quizzes';
import { breathe } from '../breathe.ts';
import { normaliseText } from '../language/words.ts';
import type { Candidate, CandidateKind } from './candidate.ts';

/** At most this share of a quiz per kind; a quiz of one kind is tiresome, and blanks are the weakest. */
const SHARE: Record<CandidateKind, number> = {
  definition: 0.3,
  term: 0.3,
  subject: 0.3,
  object: 0.3,
  person: 0.2,
  date: 0.2,
  number: 0.2,
  cause: 0.3,
  outcome: 0.2,
  effect: 0.2,
  member: 0.2,
  statement: 0.2,
  claim: 0.1,
  completion: 0.2,
  cloze: 0.15,
};

/** Blanks make up no more of a quiz than this, … */
const MOST_BLANKS = 0.3;
/** … and than this of one on a text that gives little else; a short quiz may consist of them. */
const BLANKS_AT_LAST = 0.5;
const SHORT_QUIZ = 5;
/** A text that lends itself to few kinds may have more of them. */
const SLACKS = [1, 2, 4];
const TRIES_PER_BREATH = 4;
/** How many candidates of a place are held to the strict measure before a plainer one is taken. */
const STRICT_TRIES = 14;
const TENTHS = 10;

const WANTED_DIFFICULTY: Record<Toughness, number> = { Easy: 0.25, Medium: 0.5, Hard: 0.75 };

export type Choice = {
  candidates: readonly Candidate[];
  count: number;
  toughness: Toughness;
  random: () => number;
  /** Sentence and key of questions that other variants already ask. */
  used: ReadonlySet<string>;
  /**
   * Builds the question; false when no three wrong answers pass the rules. `strict` also refuses an
   * answer that is the one the text names most, unless the lot fell on it.
   */
  accept: (candidate: Candidate, strict: boolean) => boolean;
  signal: AbortSignal;
};

type Entry = { candidate: Candidate; base: number; tenth: number };

export function toChoiceId(candidate: Candidate): string {
  return `${candidate.sentence.index}|${normaliseText(candidate.key)}`;
}

/**
 * The best next question, again and again. Each tenth of the document has its question before one
 * has a second, then new sections, subjects and kinds come first.
 */
export async function chooseCandidates(choice: Choice): Promise<Candidate[]> {
  const { candidates, count, toughness, random, used } = choice;
  const open = new Set(
    candidates.map((candidate): Entry => ({
      candidate,
      tenth: Math.min(TENTHS - 1, Math.floor(TENTHS * candidate.sentence.place)),
      base:
        candidate.worth +
        0.5 * random() -
        Math.abs(candidate.difficulty - WANTED_DIFFICULTY[toughness]) -
        (used.has(toChoiceId(candidate)) ? 4 : 0),
    })),
  );
  const taken = createTaken(count);
  const chosen: Candidate[] = [];
  while (chosen.length < count && open.size > 0) {
    const found = await findNext(choice, open, taken);
    if (!found) break;
    open.delete(found);
    chosen.push(found.candidate);
    taken.note(found);
  }
  return chosen;
}

async function findNext(choice: Choice, open: Set<Entry>, taken: Taken): Promise<Entry | null> {
  for (const slacks of [SLACKS.slice(0, 2), SLACKS.slice(2)]) {
    const levels = new Set([...open].map(({ tenth }) => taken.inTenth(tenth)));
    for (const level of [...levels].sort((a, b) => a - b)) {
      for (const slack of slacks) {
        const pool = [...open]
          .filter(({ tenth }) => taken.inTenth(tenth) === level)
          .map((entry) => ({ entry, value: taken.valueOf(entry, slack) }))
          .filter(({ value }) => value > -Infinity)
          .sort((a, b) => b.value - a.value);
        const found = await findFirstThatHolds(
          choice,
          pool.map(({ entry }) => entry),
          open,
        );
        if (found) return found;
      }
    }
  }
  return null;
}

/** What fails by the plain measure is never tried again. */
async function findFirstThatHolds(
  { accept, signal }: Choice,
  pool: readonly Entry[],
  open: Set<Entry>,
): Promise<Entry | null> {
  let tried = 0;
  for (const strict of [true, false]) {
    for (const entry of strict ? pool.slice(0, STRICT_TRIES) : pool) {
      tried += 1;
      if (tried % TRIES_PER_BREATH === 0) await breathe(signal);
      if (accept(entry.candidate, strict)) return entry;
      if (!strict) open.delete(entry);
    }
  }
  return null;
}

type Taken = ReturnType<typeof createTaken>;

/** What the quiz has so far, and what a further question would add to it. */
function createTaken(count: number) {
  const kinds = new Map<string, number>();
  const places = new Map<string, number>();
  const tenths = new Map<number, number>();
  const subjects = new Set<string>();
  const keys = new Set<string>();
  const sentences = new Set<number>();

  function mostOf(kind: CandidateKind, slack: number): number {
    const isLastResort = slack === SLACKS.at(-1);
    const most = Math.max(1, Math.floor(SHARE[kind] * count * slack));
    // "What does the text say?" is the plainest question of all.
    if (kind === 'claim')
      return Math.max(1, Math.floor(SHARE[kind] * count * (isLastResort ? 2 : 1)));
    if (kind !== 'cloze') return most;
    if (isLastResort) return Math.max(SHORT_QUIZ, Math.floor(BLANKS_AT_LAST * count));
    return Math.min(most, Math.max(1, Math.floor(MOST_BLANKS * count)));
  }

  return {
    inTenth: (tenth: number) => tenths.get(tenth) ?? 0,

    /** Higher is better; -Infinity for what the quiz has enough of. */
    valueOf({ candidate, base }: Entry, slack: number): number {
      const kind = kinds.get(candidate.kind) ?? 0;
      if (kind >= mostOf(candidate.kind, slack)) return -Infinity;
      if (keys.has(normaliseText(candidate.key))) return -Infinity;
      const { index } = candidate.sentence;
      if (index >= 0 && sentences.has(index)) return -Infinity;
      const isAgain = subjects.has(normaliseText(candidate.subject));
      return (
        base - (isAgain ? 2 : 0) - 0.25 * (places.get(toPlaceId(candidate)) ?? 0) - 0.25 * kind
      );
    },

    note({ candidate, tenth }: Entry): void {
      add(kinds, candidate.kind);
      add(places, toPlaceId(candidate));
      add(tenths, tenth);
      subjects.add(normaliseText(candidate.subject));
      keys.add(normaliseText(candidate.key));
      sentences.add(candidate.sentence.index);
    },
  };
}

function add<T>(counts: Map<T, number>, item: T): void {
  counts.set(item, (counts.get(item) ?? 0) + 1);
}

/** Long sections count as several places, so that a quiz covers the whole of an undivided text. */
function toPlaceId(candidate: Candidate): string {
  return `${candidate.sentence.section}.${Math.floor(candidate.sentence.paragraph / 6)}`;
}
