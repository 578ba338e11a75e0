import type { QuestionFlag } from '@study-assistant/contract/attempts/analysis';
import { count } from '../../../lib/format/numbers.ts';

/** The texts of the question analysis. */
export const texts = {
  title: 'Question analysis',
  loading: 'Loading the analysis…',
  loadFailed: 'The analysis could not be loaded.',
  nobodyTitle: 'Nobody has taken this quiz yet',
  nobodyOfClass: 'Nobody in this class has taken this quiz yet',
  noQuestions: 'This quiz has no questions yet.',
  allAlike: 'Cannot be told: all answered alike',
  keep: 'The question stays as it is.',
  drop: 'The question was dropped. Everybody who was asked it gets its point.',
  restore: 'The question is back, as the last one of the quiz.',
  decisionFailed: 'This could not be done:',
} as const;

/** The name of each flag; its sentence comes with the data. */
export const flagNames: Record<QuestionFlag, string> = {
  'probably-wrong-key': 'Probably wrong key',
  'too-easy': 'Too easy',
  'too-hard': 'Too hard',
  'option-nobody-picks': 'Option nobody picks',
};

/** Says how many students are missing before a quiz or a question is judged. */
export function missingStudents(responses: number, minResponses: number): string {
  const missing = minResponses - responses;
  const some = missing === minResponses ? 'students' : 'more students';
  return missing === 1 && some === 'more students' ? '1 more student' : `${missing} ${some}`;
}

export function countStudents(amount: number): string {
  return count(amount, 'student');
}
