import type { Draft } from '@study-assistant/contract/question-drafts';

/** What the drafts of a quiz say. */
export const draftTexts = {
  title: 'Drafts',
  intro:
    'Nearly questions, for your hand: look at the weak spot, choose what fits, and add it to the quiz.',
  loading: 'Loading the drafts…',
  loadFailed: 'The drafts could not be loaded.',
  goTo: 'Go to the drafts',
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
    drafts === 0 ? 'No draft is left.' : `${drafts} ${drafts === 1 ? 'draft' : 'drafts'} left.`,
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

/** What a teacher should look at, in plain words. */
export function describeWeakSpot({ weakSpot, wrongAnswers }: Draft): string {
  if (weakSpot !== 'wrong-answers') return spots[weakSpot];
  return needed[needed.length - 1 - wrongAnswers.length] ?? needed[0];
}
