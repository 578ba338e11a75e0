import { contentStems } from '../language/words.ts';
import { placeKey } from '../quiz/key-position.ts';
import { checkQuestion } from '../validator/check-question.ts';
import type { Evidence } from '../validator/evidence.ts';
import { readNumber } from '../validator/number-in.ts';
import type { CheckedQuestion } from '../validator/rule.ts';
import { STYLE_RULES } from '../validator/style-rules.ts';
import type { Candidate } from './candidate.ts';
import { combineOptions } from './option-sets.ts';

const WRONG_OPTIONS = 3;
const MAX_TRIES = 24;

export type Arranging = {
  evidence: Evidence;
  others: readonly CheckedQuestion[];
  random: () => number;
  /** Refuses a key that the text names most often of the four, unless the lot fell on it. */
  strict: boolean;
};

/** The first three wrong answers with which the question passes every rule; null when there are none. */
export function completeQuestion(
  candidate: Candidate,
  position: number,
  context: Arranging,
): CheckedQuestion | null {
  const pool = findFitting(candidate, context.evidence);
  if (pool.length < WRONG_OPTIONS) return null;
  for (const wrong of listSets(candidate, pool, position, context).slice(0, MAX_TRIES)) {
    const question = {
      ...placeKey(candidate.key, wrong, position, context.random),
      question: candidate.stem,
      quote: candidate.sentence.quote,
    };
    if (STYLE_RULES.some((rule) => rule(question) !== null)) continue;
    if (checkQuestion(question, context).length === 0) return question;
  }
  return null;
}

const fitting = new WeakMap<Candidate, string[]>();

/** Worked out once: a candidate is tried by the strict measure first, then by the plain one. */
function findFitting(candidate: Candidate, evidence: Evidence): string[] {
  const known = fitting.get(candidate);
  if (known) return known;
  const pool = putSharedWordsFirst(
    candidate,
    candidate.distractors().filter((option) => fitsAlone(candidate, option, evidence)),
  );
  fitting.set(candidate, pool);
  return pool;
}

function listSets(
  candidate: Candidate,
  pool: readonly string[],
  position: number,
  { evidence, random, strict }: Arranging,
): string[][] {
  if (readNumber(candidate.key) !== null) {
    const around = chooseNumbersAround(candidate.key, pool, position);
    return around ? [around] : [];
  }
  return combineOptions(candidate.key, pool, (option) => evidence.countOf(option), {
    random,
    strict,
  });
}

/** A word that stem and key share gives the key away, unless a wrong answer has it as well. */
function putSharedWordsFirst(candidate: Candidate, pool: readonly string[]): string[] {
  const stem = contentStems(candidate.stem);
  const first = new Set(
    [...contentStems(candidate.key)]
      .filter((word) => stem.has(word))
      .map((word) => pool.find((option) => contentStems(option).has(word)))
      .filter((option) => option !== undefined),
  );
  return [...first, ...pool.filter((option) => !first.has(option))];
}

/** Sorts out single wrong answers before three are combined. */
function fitsAlone(candidate: Candidate, option: string, evidence: Evidence): boolean {
  const pair: CheckedQuestion = {
    question: candidate.stem,
    options: [candidate.key, option],
    correctAnswer: 0,
    quote: candidate.sentence.quote,
  };
  const findings = checkQuestion(pair, { evidence, others: [] });
  return !findings.some(
    ({ rule }) => rule === 'no-second-right-answer' || rule === 'no-figure-reference',
  );
}

/** As many smaller ones as the key's place asks for, since numbers stand in order of size. */
function chooseNumbersAround(
  key: string,
  pool: readonly string[],
  position: number,
): string[] | null {
  const own = readNumber(key) ?? 0;
  const below = pool.filter((option) => (readNumber(option) ?? Infinity) < own);
  const above = pool.filter((option) => (readNumber(option) ?? -Infinity) > own);
  const wantedBelow = Math.min(Math.max(position, WRONG_OPTIONS - above.length), below.length);
  const wrong = [...below.slice(0, wantedBelow), ...above.slice(0, WRONG_OPTIONS - wantedBelow)];
  return wrong.length === WRONG_OPTIONS ? wrong : null;
}
