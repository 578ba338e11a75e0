import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { count } from '../../../../lib/format/numbers.ts';
import { sectionTexts } from './drafts-section-texts.ts';

/** The texts about a quiz's drafts. */
export const draftTexts = {
  loadFailed: 'The suggested questions could not be loaded.',
  wordings: 'Other wordings: a click swaps them.',
  candidates: 'Wrong answers to choose from',
  name: (number: number) => `Suggested question ${number}`,
  add: 'Add to quiz',
  addAll: (drafts: number) => `Add all that are complete (${drafts})`,
  dismiss: 'Not this one',
  dismissFailed: 'The suggested question could not be put away:',
  restoreFailed: 'The suggested question could not be brought back:',
  dismissed: 'Put away.',
  added: (number: number) => `Added as question ${number}.`,
  allAdded: (drafts: number) => `${count(drafts, 'suggested question')} added.`,
  restored: (number: number) => `Suggested question ${number} is back.`,
  waiting: (drafts: number) =>
    drafts === 0 ? sectionTexts.noneLeft : `${count(drafts, 'suggested question')} left.`,
  missing: (places: number) => `${places} wrong ${places === 1 ? 'answer' : 'answers'} to go`,
  complete: 'Complete',
} as const;

const spots = {
  stem: 'The wording may be unclear',
  'second-answer': 'A second answer may be right, too',
  trivial: 'It may be too easy',
  'not-proven': 'Related, but perhaps not in your text',
} as const;

const needed = [
  'Look at the wrong answers',
  'Needs a third wrong answer',
  'Needs two more wrong answers',
  'Needs wrong answers',
] as const;

/** Says in plain words what a teacher should look at. */
export function describeWeakSpot({ weakSpot, wrongAnswers }: Draft): string {
  if (weakSpot !== 'wrong-answers') return spots[weakSpot];
  return needed[needed.length - 1 - wrongAnswers.length] ?? needed[0];
}
