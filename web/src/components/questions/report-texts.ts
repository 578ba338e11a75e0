import type { ReportReason } from '@study-assistant/contract/quizzes/question-reports';

/** What can be wrong with a question, as students choose it and their teacher reads it. */
export const reasonTexts: Record<ReportReason, string> = {
  'wrong-key': 'The wrong answer is marked right',
  'two-right': 'Two answers are right',
  unclear: 'The question is unclear',
  'not-in-lesson': 'It was not in our lesson',
  other: 'Something else',
};
