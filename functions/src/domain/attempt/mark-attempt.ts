import type { AnswerMark, QuestionResult } from '@study-assistant/contract/attempts/attempts';
import { firstId } from '../quiz/question-ids.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { judgeAgain } from './judge-result.ts';
import { scoresOf } from './scores.ts';
import { talliesOf } from './skill-gap.ts';

/**
 * The attempt with a teacher's mark for the answer to one question; null takes it back. A mark that
 * stands already changes nothing, so that it may be sent any number of times.
 */
export function markAttempt(
  attempt: AttemptRecord,
  questionId: string,
  mark: AnswerMark | null,
): AttemptRecord | 'nothing-to-mark' | 'unchanged' {
  const { awaiting: _before, ...kept } = attempt;
  const at = attempt.detailedResults.findIndex(
    (result, index) => (result.questionId ?? firstId(index)) === questionId,
  );
  const found = attempt.detailedResults[at];
  if (!found || !isToMark(found)) return 'nothing-to-mark';
  if (isSameMark(found.mark, mark)) return 'unchanged';
  const detailedResults = attempt.detailedResults.with(at, withMark(found, mark));
  const topics = talliesOf(detailedResults);
  return { ...kept, detailedResults, topics, ...scoresOf(detailedResults) };
}

/** Whether a teacher marks the answer, or has marked it. */
function isToMark({ awaiting, mark }: QuestionResult): boolean {
  return awaiting === true || mark !== undefined;
}

function withMark(result: QuestionResult, mark: AnswerMark | null): QuestionResult {
  const { mark: _old, awaiting: _waits, ...rest } = result;
  const given = mark ? { ...rest, mark } : rest;
  return { ...given, ...judgeAgain(given, rest, rest.isDropped === true) };
}

function isSameMark(before: AnswerMark | undefined, after: AnswerMark | null): boolean {
  return before?.points === after?.points && before?.comment === after?.comment;
}
