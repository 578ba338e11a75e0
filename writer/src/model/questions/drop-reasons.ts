import type { RuleName } from '../../validator/check-question.ts';

/** Why our checks drop a question, in words for the model and for a person who watches. */
const WHY = {
  'out-of-place': 'It has links, markup or talk of instructions.',
  'asks-about-text': 'It asks about a text instead of the subject.',
  'no-evidence': 'Its evidence does not stand in the passages.',
  'key-not-proven': 'Its evidence does not say what is marked as right.',
  'explanation-not-proven': 'Its explanation does not speak for the right option.',
  'no-topic': 'Its topic, the heading and the title are the right option.',
  'repeated-key': 'Another question has the same right option.',
  'answered-otherwise': 'A reader of the passages chose another option.',
  'two-right-answers': 'A reader of the passages found more than one option right.',
  'no-right-answer': 'A reader of the passages found no option right.',
  'not-understood': 'A reader without the passages did not understand it.',
  'given-away': 'A reader without the passages found the right option by the wording alone.',
  'badly-worded': 'A reader found it badly worded.',
  'off-level': 'A reader found it too hard or too easy for these students.',
  'same-again': 'A reader found that another question asks the same.',
  'not-reviewed': 'No reader has answered it.',
} as const;

type OwnReason = keyof typeof WHY;

export type Drop = { reason: OwnReason | 'style' | RuleName; because: string };

/** @param words what is at fault, if it can be named */
export function createDrop(reason: OwnReason, words: readonly string[] = []): Drop {
  const named = words.length > 0 ? ` (${words.map((word) => `“${word}”`).join(', ')})` : '';
  return { reason, because: WHY[reason].replace(/[.]$/, `${named}.`) };
}

/** Tells whether the model may know the reason; an out-of-place text may be an order to it. */
export function mayBeTold({ reason }: Drop): boolean {
  return reason !== 'out-of-place' && reason !== 'not-reviewed';
}

/** Faults that other options would mend. */
const OF_OPTIONS: ReadonlySet<Drop['reason']> = new Set<Drop['reason']>([
  'article-agreement',
  'four-distinct-options',
  'given-away',
  'key-no-longer-than-the-rest',
  'no-all-or-none-of-the-above',
  'no-second-right-answer',
  'no-stem-word-only-in-key',
  'number-agreement',
  'style',
  'two-right-answers',
]);

/** Tells whether the question itself is sound, and only its options are not. */
export function isOfForm(drops: readonly Drop[]): boolean {
  return drops.every(({ reason }) => OF_OPTIONS.has(reason));
}
