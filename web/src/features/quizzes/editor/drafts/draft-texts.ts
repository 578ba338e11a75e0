import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { sectionTexts } from './drafts-section-texts.ts';

/** The texts about a quiz's drafts. */
export const draftTexts = {
  loadFailed: 'The drafts could not be loaded.',
  wordings: 'Other wordings: a click swaps them.',
  candidates: 'Wrong answers to choose from',
  add: 'Add to quiz',
  addAll: (drafts: number) => `Add all that are complete (${drafts})`,
  dismiss: 'Not this one',
  dismissFailed: 'The draft could not be put away:',
  restoreFailed: 'The draft could not be brought back:',
  dismissed: 'Put away.',
  added: (number: number) => `Added as question ${number}.`,
  allAdded: (drafts: number) => `${drafts} ${drafts === 1 ? 'draft' : 'drafts'} added.`,
  restored: (number: number) => `Draft ${number} is back.`,
  waiting: (drafts: number) =>
    drafts === 0 ? sectionTexts.noneLeft : `${drafts} ${drafts === 1 ? 'draft' : 'drafts'} left.`,
  missing: (places: number) => `${places} wrong ${places === 1 ? 'answer' : 'answers'} to go`,
  complete: 'Complete',
} as const;

const spots = {
  stem: 'The wording may be unclear',
  'second-answer': 'A second answer may be right, too',
  trivial: 'It may be too easy',
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
