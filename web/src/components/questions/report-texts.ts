import type { ReportReason } from '@study-assistant/contract/quizzes/question-reports';

/** The reasons for a report, as students choose them and teachers read them. */
export const reasonTexts: Record<ReportReason, string> = {
  'wrong-key': 'The wrong answer is marked right',
  'two-right': 'Two answers are right',
  unclear: 'The question is unclear',
  'not-in-lesson': 'It was not in our lesson',
  other: 'Something else',
};
