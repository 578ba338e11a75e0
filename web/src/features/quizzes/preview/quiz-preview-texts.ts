import { ApiError } from '../../../lib/api/api-error.ts';

/** The texts of the quiz preview; sections 2 and 8 of the specification. */
export const previewTexts = {
  title: 'Quiz preview',
  loading: 'Loading quiz…',
  failed: 'Failed to load quiz.',
  unreachable: 'An error occurred while loading the quiz.',
  correct: '✓ Correct Answer',
  withoutKey: {
    student: 'Answers and explanations appear in your results once you have taken the quiz.',
    teacher: 'Only the teacher who made this quiz sees its answers.',
  },
  drafts: 'See the suggested questions',
  generating: 'This quiz is still being written. Look again in a minute.',
  notWritten: 'This quiz could not be written. You can try again in Quiz Generation.',
} as const;

/** Explains a refusal by the server, or an unusable answer. */
export function explainLoadFailure(error: Error): string {
  const isRefusal = error instanceof ApiError && error.hasServerSentence;
  return isRefusal ? previewTexts.failed : previewTexts.unreachable;
}
