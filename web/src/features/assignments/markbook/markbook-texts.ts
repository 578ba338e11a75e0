import type { AveragePart, Grading } from '@study-assistant/contract/assignments/grading';
import type { ReadyScale } from '@study-assistant/contract/assignments/ready-scales';
import { count } from '../../../lib/format/numbers.ts';

/** The texts of the markbook. */
export const texts = {
  loading: 'Loading the markbook…',
  loadFailed: 'The markbook could not be loaded.',
  nobody: 'Nobody is in this class yet',
  nobodyText: 'Show your students the code of the class, or import a list of them.',
  nothing: 'Nothing is assigned yet',
  nothingText:
    'Give this class a quiz with “Assign a quiz”: its marks appear here. For marks of your own, add a column.',
  averages:
    'Averages are of the marks that are there, of an assignment by the attempt that counts; what is missing does not count as zero. The class overview counts every attempt at every quiz.',
  weighted: ({ categories }: Grading) =>
    `Averages weigh the means of the categories: ${categories.map(({ name, weight }) => `${name} × ${weight}`).join(', ')}. A category without a mark does not count, and neither does what is missing.`,
  unsorted: (unsorted: number) =>
    ` ${count(unsorted, 'column')} ${unsorted === 1 ? 'is' : 'are'} in no category and ${unsorted === 1 ? 'does' : 'do'} not count.`,
  shows: 'Students see the marks you enter',
  showsOn:
    'Each student sees their own marks, comments and grade under “My classes”, and nobody else’s.',
  showsOff: 'Only the teachers of this class see the marks you enter, comments and grades.',
  showFailed: 'This could not be changed.',
  saveFailed: 'The mark could not be saved.',
  unsaved: (marks: number) =>
    `${count(marks, 'mark')} ${marks === 1 ? 'is' : 'are'} not saved yet. What you typed is kept here.`,
  addColumn: 'Add a column',
  grading: 'Weights and grades',
  columnTitle: 'A column of your own',
  columnText: 'For what is no quiz: a talk, a paper, work in class.',
  columnFailed: 'The column could not be saved.',
  columnDeleteFailed: 'The column could not be deleted.',
  columnDeleted: (name: string) => `“${name}” is deleted.`,
  columnDeletion: (marks: number) =>
    marks === 0
      ? 'Nothing has been entered in it.'
      : `It goes for good, with ${count(marks, 'entry').replace(/entrys$/, 'entries')} in it.`,
  noCategory: 'No category',
  notCounted: 'no category, not counted',
  gradingText: 'They are for this class alone, and all its teachers can change them.',
  gradingFailed: 'This could not be saved.',
  categories: 'Categories',
  categoriesText:
    'A weight of 2 counts twice as much as a weight of 1. Without any category everything counts alike.',
  sorting: 'What is in which category',
  scale: 'Grades',
  scaleText:
    'Beside an average stands the grade that begins at or below it. Schools draw these lines differently: change them to yours.',
  commentTitle: (name: string) => `Comment for ${name}`,
  commentFailed: 'The comment could not be saved.',
  commented: (name: string, comment: string) =>
    comment === '' ? `No comment for ${name} any more.` : `Comment for ${name} saved.`,
} as const;

export const scaleNames: Record<ReadyScale | 'none' | 'own', string> = {
  none: 'Percentages only',
  us: 'A to F (United States)',
  germany: '1 to 6 (Germany)',
  gcse: '9 to 1 (GCSE)',
  own: 'Grades of your own',
};

/** Returns "Tests: 70.5%, the mean of 3 marks". */
export function describePart({ name, mean, marks }: AveragePart): string {
  return `${name}: ${mean}%, ${marks === 1 ? '1 mark' : `the mean of ${marks} marks`}`;
}

/** Returns "(2 × 70.5 + 1 × 40) ÷ 3". */
export function describeSum(parts: readonly AveragePart[]): string {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return `(${parts.map(({ weight, mean }) => `${weight} × ${mean}`).join(' + ')}) ÷ ${weights}`;
}
