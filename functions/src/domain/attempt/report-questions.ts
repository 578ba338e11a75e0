import type { ReportedQuestion } from '@study-assistant/contract/assignments/assignment-report';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { markOf } from './first-attempt.ts';
import { judgeCounts, type ResponseCounts } from './response-counts.ts';

type Asked = Pick<PlacedQuestion, 'id' | 'question' | 'topic' | 'options' | 'correctAnswer'>;

/**
 * How each question of a quiz was answered, judged by the key as it is now. Answers to a wording that
 * the question has no more are of another question.
 *
 * @param showsKey whether the teacher may see which option is right
 */
export function reportQuestions(
  questions: readonly Asked[],
  counts: ResponseCounts,
  showsKey: boolean,
): ReportedQuestion[] {
  const judged = judgeCounts(counts, questions);
  const byMark = new Map(counts.map((counted) => [counted.mark, counted]));
  return questions.map((one, index) => {
    const { id: questionId, question, topic, options, correctAnswer } = one;
    const { asked, right } = judged[index] ?? { asked: 0, right: 0 };
    const found = byMark.get(markOf(one));
    const chosen = options.map((_, option) => found?.chosen[option] ?? 0);
    const choices = { options, correctAnswer, chosen, leftOpen: found?.leftOpen ?? 0 };
    const place = { questionId, questionNumber: index + 1 };
    return { ...place, question, topic, asked, right, choices: showsKey ? choices : null };
  });
}
