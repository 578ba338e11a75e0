import type { TopicGrowth } from '@study-assistant/contract/assignments/student-report';

/** The texts of a student's report. */
export const texts = {
  title: 'Report',
  loading: 'Loading the report…',
  loadFailed: 'The report could not be loaded.',
  missing: 'This student is not in your class.',
  first: 'From',
  last: 'Until',
  periodWrong: 'Please choose a period that begins before it ends.',
  words: 'Your own words',
  wordsHint: 'They are printed with the report and not kept: neither here nor on the server.',
  fromTeacher: 'From the teacher',
  tests: 'Quizzes of the class',
  noTests: 'Nothing was given in this time.',
  marks: 'Marks by hand',
  topics: 'Topics',
  topicsText:
    'By the answers to the quizzes of this class; a topic needs a few answers to be here.',
  strengths: 'What goes well',
  next: 'What to practise next',
  noTopics: 'There are not enough answers yet to say something about a topic.',
  signature: 'Date, signature',
} as const;

const levels: Record<TopicGrowth['level'], string> = {
  secure: 'sure of it',
  growing: 'coming along',
  beginning: 'needs more practice',
};

const changes: Record<NonNullable<TopicGrowth['change']>, string> = {
  better: 'better than before',
  same: 'same as before',
  weaker: 'less sure than before',
};

/** Returns "sure of it, better than before". */
export function describeGrowth({ level, change }: TopicGrowth): string {
  return change === null ? levels[level] : `${levels[level]}, ${changes[change]}`;
}
