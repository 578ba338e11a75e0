import type { CompletionStatus } from '@study-assistant/contract/attempts/completion';
import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { COMPLETION_BANDS, PASS_PERCENT } from '@study-assistant/contract/wire/constants';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { count } from '../../../lib/format/numbers.ts';

/** The texts of the AI Skill Gap Overview. */
export const texts = {
  loading: 'Loading students overview…',
  loadFailed: 'Failed to load students overview:',
  emptyTitle: 'No Students Yet',
  empty: 'Students appear here as soon as they have signed up.',
  emptyClass: 'Students appear here as soon as they have joined this class.',
  toClasses: 'Let students join',
  toClass: 'Add students',
  lowTitle: `Students Under ${COMPLETION_BANDS.critical}% Completion`,
  low: (students: number) =>
    `${count(students, 'student')} ${students === 1 ? 'has' : 'have'} completed less than a fifth of the recommended resources.`,
  noneLow: `No student who has taken a quiz is under ${COMPLETION_BANDS.critical}% completion.`,
  needTitle: 'Who Needs Help',
  need: `The last score is under ${PASS_PERCENT}%. First come those whose scores do not get better.`,
  nobodyInNeed: `The last score of everybody who has taken a quiz is ${PASS_PERCENT}% or more.`,
  stuck: 'Low and not getting better',
  lowOnly: 'Low last score',
  measure:
    'Those who need help come first. Scores say how quizzes go; skill gap completion and its status say how many of the recommended resources are done, not how well a student answers.',
  averageHint: 'All attempts of each student; the markbook has assignments alone',
  nobodyFound: 'No student found',
} as const;

export function lowPerformersSentence(students: readonly StudentOverview[]): string {
  const names = students.map(({ studentName }) => studentName).join(', ');
  return `Students under ${COMPLETION_BANDS.critical}% skill gap completion: ${names}`;
}

/** The share of recommended resources that each status stands for. */
export const bandTexts = {
  'Not started': 'no quiz taken',
  Critical: `under ${COMPLETION_BANDS.critical}%`,
  'Needs Help': `${COMPLETION_BANDS.critical}% to under ${COMPLETION_BANDS.needsHelp}%`,
  Progressing: `${COMPLETION_BANDS.needsHelp}% to under ${COMPLETION_BANDS.progressing}%`,
  Excellent: `${COMPLETION_BANDS.progressing}% and over`,
} as const satisfies Record<CompletionStatus, string>;

export const statusTones = {
  'Not started': 'neutral',
  Critical: 'bad',
  'Needs Help': 'orange',
  Progressing: 'brand',
  Excellent: 'good',
} as const satisfies Record<CompletionStatus, Tone | 'neutral'>;
