import type { YearChange } from '@study-assistant/contract/school/school';
import { count } from '../../../lib/format/numbers.ts';

/** The texts of the page about the school year. */
export const texts = {
  title: 'School year',
  subtitle: 'Once a year everybody moves up.',
  loading: 'Loading the school year…',
  loadFailed: 'The school year could not be loaded.',
  failed: 'The year could not be started:',

  meansTitle: 'What starting a school year does',
  means: [
    'Every student moves up by one grade. Those you name below stay in theirs.',
    'Students of grade 12 leave: their accounts are closed. You can open each of them again.',
    'Everybody’s totals begin again at zero. Those of earlier years stay and can be read; no result is lost.',
    'Classes are archived if you want so: nobody joins them any more, and their results stay.',
    'Teachers, quizzes and materials stay as they are.',
  ],
  noUndo:
    'It cannot be undone at once: whoever was moved up by mistake is put back one by one among the people.',
  startedLately: (name: string) =>
    `The school year ${name} was started a short time ago. Another one moves everybody up once more.`,
  outOfSeason:
    'The year that runs needs no start. Most schools start the next one in July, August or September; if you do it now, everybody moves up today.',

  stayTitle: 'Students who stay in their grade',
  stayHint: 'Search for whoever repeats a year. Nobody has to be named.',
  stayLooking: 'Looking…',
  stayFound: (amount: number, hasMore: boolean) =>
    `${hasMore ? 'More than ' : ''}${count(amount, 'student')} found.`,
  stayNobody: 'No student with an open account was found.',
  stayNobodyElse: 'Nobody else was found.',
  staySearch: 'Search a student by name or email',
  stayFailed: 'The students could not be searched.',
  stayFull: (most: number) => `At most ${most} students can be named here.`,
} as const;

export function sayStarted({ name }: YearChange): string {
  return `The school year ${name} has started`;
}

/** Returns "412 students moved up, 80 left and 24 classes were archived." */
export function sumUpChange({ moved, left, archived }: YearChange): string {
  const classes = archived === 1 ? '1 class was' : `${archived} classes were`;
  return `${count(moved, 'student')} moved up, ${left} left and ${classes} archived.`;
}
