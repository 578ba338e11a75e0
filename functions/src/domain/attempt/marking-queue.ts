import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';
import type { AnswerLine, QuestionToMark } from '@study-assistant/contract/attempts/marking';
import { lineOfAnswer } from '@study-assistant/contract/questions/kinds';
import { firstId } from '../quiz/question-ids.ts';

type Asked = Omit<QuestionToMark, 'lines'>;

type Attempt = { id: string; detailedResults: readonly QuestionResult[] };

/** The answers that wait, or those that are marked, question by question; equal ones are one line. */
export function toMarkingQueue(
  attempts: readonly Attempt[],
  which: 'waiting' | 'marked',
): QuestionToMark[] {
  const questions = new Map<string, Asked & { byLine: Map<string, AnswerLine> }>();
  for (const { id, detailedResults } of attempts) {
    for (const [index, result] of detailedResults.entries()) {
      const { answer, awaiting, mark } = result;
      const isWanted = which === 'waiting' ? awaiting : mark !== undefined;
      const line = isWanted && answer ? lineOfAnswer(result, answer) : null;
      if (line === null) continue;
      const question = toQuestion(result, index);
      // Where its wording has changed, an answer belongs to the question that was asked.
      const name = JSON.stringify([question.questionId, question.question]);
      const known = questions.get(name) ?? { ...question, byLine: new Map<string, AnswerLine>() };
      questions.set(name, known);
      const given = mark ? { points: mark.points, comment: mark.comment } : null;
      const key = JSON.stringify([line, given]);
      const alike = known.byLine.get(key);
      if (alike) alike.attemptIds.push(id);
      else known.byLine.set(key, { answer: result.said ?? line, attemptIds: [id], mark: given });
    }
  }
  return [...questions.values()]
    .sort((a, b) => a.questionNumber - b.questionNumber)
    .map(({ byLine, ...question }) => ({
      ...question,
      lines: [...byLine.values()].sort(mostFirst),
    }));
}

function toQuestion(result: QuestionResult, index: number): Asked {
  const { questionId = firstId(index), kind, body, question, explanation } = result;
  return {
    ...{ questionId, questionNumber: index + 1, question, explanation },
    ...(kind === undefined ? {} : { kind }),
    ...(body === undefined ? {} : { body }),
    rightSaid: result.rightSaid ?? '',
  };
}

function mostFirst(a: AnswerLine, b: AnswerLine): number {
  return b.attemptIds.length - a.attemptIds.length || a.answer.localeCompare(b.answer, 'en');
}
