import type { LiveStudent } from '../../../queries/assignments.ts';

/** The texts of the live page of an assignment. */
export const texts = {
  title: 'Assignment',
  loading: 'Loading the assignment…',
  loadFailed: 'The assignment could not be loaded.',
  missing: 'This assignment is not there.',
  nobody: 'Nobody to hand it in yet',
  nobodyText: 'The students of the class appear here as soon as they have joined.',
  updated: (time: string) => `Updated ${time}.`,
  stale: (time: string) => `Not updated since ${time}. We keep trying.`,

  addTitle: 'Add time for all',
  addTitleFor: (name: string) => `Add time for ${name}`,
  addForAll:
    'Everybody who works at it now gets these minutes on top, and it closes later by as many.',
  addForOne: 'These minutes come on top of the attempt that is under way.',
  added: (attempts: number) =>
    `${attempts} ${attempts === 1 ? 'attempt has' : 'attempts have'} more time now.`,
  addFailed: 'The time could not be added:',
  minutesWrong: 'Please give 1 to 180 minutes.',

  exceptionTitle: (name: string) => `Arrangements for ${name}`,
  exceptionText: 'What you leave empty stays as it is for everybody.',
  excused: 'Excused',
  excusedHint: 'Need not hand it in, and does not count as missing.',
  timesHint: (own: string) => `For everybody: ${own}.`,
  notGiven: 'none',
  half: 'Please give the date and the time.',
  excepted: (name: string) => `Changed for ${name}.`,
  exceptFailed: 'That could not be changed:',
} as const;

export const liveLabels: Record<LiveStudent['state'], string> = {
  working: 'Working',
  'handed-in': 'Handed in',
  'not-started': 'Not started',
  excused: 'Excused',
};
