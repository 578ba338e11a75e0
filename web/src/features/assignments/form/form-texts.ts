import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';
import type { TimeRule } from '@study-assistant/contract/quizzes/time-limit';
import { joinNames, nameSome } from '../../../lib/format/name-some.ts';
import { count } from '../../../lib/format/numbers.ts';
import type { AnswersSeen } from '../../../queries/quiz-edits.ts';

/** The texts of the assignment form. */
export const texts = {
  title: 'Assign',
  editTitle: 'Edit the assignment',
  loading: 'Loading your classes…',
  loadFailed: 'Your classes could not be loaded.',
  noClass: 'You have no class yet',
  noClassText: 'A quiz is assigned to a class. Make your first one, and come back.',
  draftNote: 'This quiz is a draft. Assigning it opens it to these classes, and to nobody else.',

  toCheck: (questions: number) =>
    `${count(questions, 'question')} ${questions === 1 ? 'is' : 'are'} still marked to check`,
  toCheckText: 'Confirm or remove what is marked in the editor; then the quiz can be assigned.',
  check: (questions: number) => (questions === 1 ? 'Check it' : 'Check them'),

  classMissing: 'Please choose a class.',
  studentsMissing: 'Please choose at least one student.',
  studentsLoading: 'Loading the students…',
  studentsFailed: 'The students could not be loaded.',
  noStudents: 'Nobody is in this class yet.',
  oneClassForSome: 'To choose students, choose one class.',

  noCategory: 'No category',
  uncounted: 'Without a category it does not count in the average of the markbook.',
  lacking: (classes: readonly string[]) =>
    `${joinNames(classes)} ${classes.length === 1 ? 'has' : 'have'} no such category; there it is in none.`,

  opensHint: 'Empty: at once.',
  dueHint: 'Empty: no due time.',
  closesHint: 'After it, nothing is taken any more. Empty: when you close it.',
  half: 'Please give the date and the time.',
  over: 'This time is over already.',
  dueFirst: 'It has to open before it is due.',
  closesFirst: 'It has to close after it opens and is due.',
  closingMissing: 'To show results after closing, please say when it closes.',
  lateOn: 'What comes after it is due is marked as late.',
  lateOff: 'It closes when it is due.',

  shelfTitle: 'This quiz is on the shelf of the school',
  shelfText:
    'Whoever takes it there sees the answers at once, and could then take the one that you assign.',
  shelfHeldText:
    'Results can be held back, or shown as a score alone, only at a quiz that is for classes.',
  shelfOfColleague: 'Only the teacher who made it can take it off the shelf.',
  shelfChoice: 'Take it off the shelf: only who has an assignment can take it',
  shelfMissing: 'Please take it off the shelf, or show scores and answers at once.',

  extended: 'Students with extra time get theirs on top.',
  failed: 'The quiz could not be assigned:',
  editFailed: 'The assignment could not be changed:',
  edited: 'Assignment changed.',
  assignedTo: (names: string, leftShelf: boolean) =>
    `Assigned to ${names}.${leftShelf ? ' The quiz is off the shelf.' : ''}`,

  seen: ({ students, seen }: Pick<AnswersSeen, 'students' | 'seen'>) =>
    `${seen.length} of ${students} ${seen.length === 1 ? 'has' : 'have'} seen its answers already: ${nameSome(seen.map(({ fullName }) => fullName))}.`,
  seenUnknown: 'We could not find out who has seen the answers already.',
} as const;

export const quickLabels = {
  lesson: 'Today’s lesson',
  homework: 'Homework until next week',
} as const;

export const countsLabels: Record<AssignmentSettings['counts'], string> = {
  best: 'The best attempt',
  first: 'The first attempt',
  latest: 'The latest attempt',
};

export const timeLabels: Record<TimeRule['kind'], string> = {
  usual: 'A minute a question',
  factor: 'Longer or shorter than that',
  minutes: 'So many minutes',
  untimed: 'No time limit',
};

export const releaseLabels: Record<AssignmentSettings['release'], string> = {
  'at-once': 'As soon as it is handed in',
  'after-closing': 'After it has closed',
  'by-hand': 'When I release them',
};

export const showsLabels: Record<AssignmentSettings['shows'], string> = {
  'score-and-answers': 'Score and answers',
  score: 'Score only',
};

export const versionLabels = {
  newest: 'As it is when a student starts',
  kept: 'As it is now',
} as const;
