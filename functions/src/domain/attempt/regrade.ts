import { pointsOfResult, type QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { isSameRight } from '@study-assistant/contract/questions/kinds';
import { correctionOf, type Correction, type KeyCorrection } from '../quiz/key-corrections.ts';
import { firstId } from '../quiz/question-ids.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { judgeAgain } from './judge-result.ts';
import { scoresOf } from './scores.ts';
import { talliesOf } from './skill-gap.ts';

/** What has happened to a question, as its student reads it before the date. */
const NOTES = {
  corrected: {
    quiz: 'The answer key of this quiz was corrected on',
    question: 'The answer to this question was corrected on',
  },
  dropped: {
    quiz: 'A question of this quiz was dropped on',
    question: 'This question was dropped on',
  },
  returned: {
    quiz: 'A dropped question of this quiz was taken back on',
    question: 'This question was dropped, and taken back on',
  },
} as const;

type Event = { kind: keyof typeof NOTES; correctedAt: string };

/**
 * The attempt as its quiz's corrected key grades it; null when it is graded so already. So a second
 * regrade changes nothing, however often it comes.
 */
export function regrade(
  attempt: AttemptRecord,
  corrections: readonly KeyCorrection[],
): AttemptRecord | null {
  const found = attempt.detailedResults.map((result, index) => ({
    result,
    correction: findCorrection(result, index, corrections),
  }));
  const latest = found
    .flatMap(({ result, correction }) => (correction ? eventOf(result, correction) : []))
    .toSorted((a, b) => a.correctedAt.localeCompare(b.correctedAt))
    .at(-1);
  if (latest === undefined) return null;
  const detailedResults = found.map(({ result, correction }) =>
    correction ? regradeResult(result, correction) : result,
  );
  const { awaiting: _before, ...kept } = attempt;
  const scores = scoresOf(detailedResults);
  const note = describe('quiz', latest, scores.score !== attempt.score);
  const topics = talliesOf(detailedResults);
  return { ...kept, detailedResults, topics, ...scores, note };
}

/** Null for a result that is graded by the newest key already. */
function findCorrection(
  result: QuestionResult,
  index: number,
  corrections: readonly KeyCorrection[],
): Correction | null {
  const { questionId, isDropped = false } = result;
  const correction = correctionOf({ ...result, id: questionId ?? firstId(index) }, corrections);
  const isGradedSo =
    correction !== null && isSameRight(correction, result) && correction.isDropped === isDropped;
  return isGradedSo ? null : correction;
}

function regradeResult(result: QuestionResult, correction: Correction): QuestionResult {
  const { isDropped: _before, awaiting: _waits, ...rest } = result;
  const { isDropped } = correction;
  const judged = judgeAgain(rest, correction, isDropped);
  const isChanged = pointsOfResult(judged) !== pointsOfResult(result);
  const note = describe('question', eventOf(result, correction), isChanged);
  return { ...rest, ...judged, note, ...(isDropped ? { isDropped } : {}) };
}

function eventOf({ isDropped }: QuestionResult, correction: Correction): Event {
  const { correctedAt } = correction;
  if (correction.isDropped) return { kind: 'dropped', correctedAt };
  return { kind: isDropped ? 'returned' : 'corrected', correctedAt };
}

function describe(
  what: 'quiz' | 'question',
  { kind, correctedAt }: Event,
  isScoreChanged: boolean,
): string {
  const date = new Date(correctedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const happened = `${NOTES[kind][what]} ${date}`;
  return isScoreChanged ? `${happened}; your score was updated.` : `${happened}.`;
}
