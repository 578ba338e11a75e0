import type { ReportedQuestion } from '@study-assistant/contract/assignments/assignment-report';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { countBuckets, countOptions, type KeyedWording } from '../quiz/count-buckets.ts';
import { markOf } from './first-attempt.ts';
import { judgeCounts, listAnswers, type ResponseCounts } from './response-counts.ts';

type Asked = KeyedWording & Pick<PlacedQuestion, 'id' | 'topic'>;

/**
 * How each question of a quiz was answered, judged by the key as it is now. Answers to a wording that
 * the question has no more are of another question.
 *
 * @param showsKey whether the teacher may see which answer is right
 */
export function reportQuestions(
  questions: readonly Asked[],
  counts: ResponseCounts,
  showsKey: boolean,
): ReportedQuestion[] {
  const judged = judgeCounts(counts, questions);
  const byMark = new Map(counts.map((counted) => [counted.mark, counted]));
  return questions.map((one, index) => {
    const { id: questionId, question, topic, kind } = one;
    const answered = judged[index] ?? { asked: 0, right: 0 };
    const found = byMark.get(markOf(one)) ?? { chosen: [], leftOpen: 0 };
    const place = { questionId, questionNumber: index + 1 };
    const named = kind === undefined ? {} : { kind };
    const choices = showsKey ? choicesOf(one, found) : null;
    return { ...place, ...named, question, topic, ...answered, choices };
  });
}

function choicesOf(
  question: Asked,
  found: Omit<ResponseCounts[number], 'mark'>,
): ReportedQuestion['choices'] {
  const { kind, options, correctAnswer } = question;
  const buckets = countBuckets(question, listAnswers(question, found));
  const chosen = countOptions(question, buckets);
  const choices = { options, correctAnswer, chosen, leftOpen: found.leftOpen };
  return kind === undefined ? choices : { ...choices, buckets };
}
