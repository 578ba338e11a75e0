import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';

/** What the kinds of question are called, the default one first. */
export const kindNames: Record<'choice' | OtherKind, string> = {
  choice: 'One right answer',
  several: 'Several right answers',
  'true-false': 'True or false',
  number: 'A number',
  gaps: 'A text with gaps',
  match: 'Pairs to match',
  order: 'Lines to order',
  text: 'A short answer',
};
