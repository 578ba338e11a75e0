import { checkQuestion } from '../validator/check-question.ts';
import type { Evidence } from '../validator/evidence.ts';
import { numberIn } from '../validator/number-in.ts';
import type { CheckedQuestion } from '../validator/rule.ts';
import { contentStems } from '../words.ts';
import type { Candidate } from './candidate.ts';
import { placeKey } from '../key-position.ts';

const WRONG_OPTIONS = 3;
const MAX_TRIES = 12;

/** The first three wrong answers with which the question passes every rule; null when there are none. */
export function completeQuestion(
  candidate: Candidate,
  position: number,
  context: { evidence: Evidence; others: readonly CheckedQuestion[]; random: () => number },
): CheckedQuestion | null {
  const fitting = candidate
    .distractors()
    .filter((option) => fitsAlone(candidate, option, context.evidence));
  const pool = withSharedWordsFirst(candidate, fitting);
  for (let tried = 0; tried < MAX_TRIES && pool.length - tried >= WRONG_OPTIONS; tried += 1) {
    const wrong = pickThree(candidate, pool.slice(tried), position);
    if (!wrong) return null;
    const question = {
      ...placeKey(candidate.key, wrong, position, context.random),
      question: candidate.stem,
      quote: candidate.sentence.quote,
    };
    if (checkQuestion(question, context).length === 0) return question;
  }
  return null;
}

/** A word that stem and key share gives the key away, unless a wrong answer has it as well. */
function withSharedWordsFirst(candidate: Candidate, pool: readonly string[]): string[] {
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

function pickThree(
  candidate: Candidate,
  pool: readonly string[],
  position: number,
): string[] | null {
  const key = numberIn(candidate.key);
  if (key === null) return pool.length >= WRONG_OPTIONS ? pool.slice(0, WRONG_OPTIONS) : null;
  const below = pool.filter((option) => (numberIn(option) ?? Infinity) < key);
  const above = pool.filter((option) => (numberIn(option) ?? -Infinity) > key);
  const wantedBelow = Math.min(Math.max(position, WRONG_OPTIONS - above.length), below.length);
  const wrong = [...below.slice(0, wantedBelow), ...above.slice(0, WRONG_OPTIONS - wantedBelow)];
  return wrong.length === WRONG_OPTIONS ? wrong : null;
}
