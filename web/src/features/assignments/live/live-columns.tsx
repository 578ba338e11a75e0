import { compareBySurname } from '@study-assistant/contract/people/names';
import { ClockPlus, UserCog } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ExtraTimeMark } from '../../../components/assignments/extra-time.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { useNow } from '../../../lib/dom/use-now.ts';
import { formatTime } from '../../../lib/format/dates.ts';
import { formatClock } from '../../../lib/format/durations.ts';
import { paths } from '../../../paths.ts';
import type { LiveStudent } from '../../../queries/assignments.ts';
import { MarkText } from '../markbook/mark-text.tsx';
import { SawAnswers } from '../markbook/saw-answers.tsx';
import styles from './live-assignment.module.css';
import { liveIcons } from './live-counts.tsx';
import { liveLabels } from './live-texts.ts';

type LiveColumns = {
  /** How far the server's clock is ahead of the browser's, in ms. */
  clockAhead: number;
  /** Of the class. */
  timeZone: string;
  numQuestions: number;
  quizId: string;
  classId: string;
  /** The colleague who marks its answers, where it is one. */
  markedBy: string | undefined;
  /** Whether somebody works at it now; else there is nothing to say of answers, saves and time left. */
  isWorkedAt: boolean;
  /** The students who have been shown the answers of the quiz so far. */
  seen: ReadonlySet<string>;
  onAddTime: (student: LiveStudent) => void;
  onExcept: (student: LiveStudent) => void;
};

export const tones: Record<LiveStudent['state'], Tone | 'neutral'> = {
  working: 'brand',
  'handed-in': 'good',
  'not-started': 'neutral',
  excused: 'neutral',
};

/** Students who are working come first, then those who have handed in. */
export const ranks: LiveStudent['state'][] = ['working', 'not-started', 'handed-in', 'excused'];

export function liveColumns({
  clockAhead,
  timeZone,
  numQuestions,
  quizId,
  classId,
  markedBy,
  isWorkedAt,
  seen,
  onAddTime,
  onExcept,
}: LiveColumns): Column<LiveStudent>[] {
  return [
    {
      id: 'name',
      header: 'Student, by last name',
      isRowHeader: true,
      cell: ({ studentId, fullName, timeFactor }) => (
        <>
          <Link to={paths.studentPerformance(studentId, classId)}>{fullName}</Link>
          <ExtraTimeMark factor={timeFactor} />
        </>
      ),
      compare: (a, b) => compareBySurname(a.fullName, b.fullName),
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ studentId, state, sawAnswers }) => (
        <>
          <Badge tone={tones[state]} icon={liveIcons[state]}>
            {liveLabels[state]}
          </Badge>
          {/* The mark of who has handed in says it itself. */}
          {((state === 'working' && sawAnswers) ||
            (state === 'not-started' && seen.has(studentId))) && <SawAnswers />}
        </>
      ),
      compare: (a, b) => ranks.indexOf(a.state) - ranks.indexOf(b.state),
    },
    ...(isWorkedAt ? workColumns({ clockAhead, timeZone, numQuestions }) : []),
    {
      id: 'mark',
      header: 'Result',
      cell: ({ mark, fullName }) => <MarkText {...{ mark, quizId, markedBy }} of={fullName} />,
      compare: (a, b) => (a.mark.percentage ?? -1) - (b.mark.percentage ?? -1),
    },
    {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: (student) => (
        <div className={styles.actions}>
          {student.state === 'working' && (
            <Button
              variant="quiet"
              icon={<ClockPlus aria-hidden />}
              aria-label={`Add time for ${student.fullName}`}
              onClick={() => onAddTime(student)}
            >
              Add time
            </Button>
          )}
          <Button
            variant="quiet"
            icon={<UserCog aria-hidden />}
            aria-label={`Arrangements for ${student.fullName}`}
            onClick={() => onExcept(student)}
          >
            Arrangements
          </Button>
        </div>
      ),
    },
  ];
}

/** How far each student is who works at it now. */
function workColumns({
  clockAhead,
  timeZone,
  numQuestions,
}: Pick<LiveColumns, 'clockAhead' | 'timeZone' | 'numQuestions'>): Column<LiveStudent>[] {
  return [
    {
      id: 'answered',
      header: 'Answered',
      isNumeric: true,
      cell: ({ answered }) =>
        answered === null ? <NotAvailable /> : `${answered} of ${numQuestions}`,
      compare: (a, b) => (a.answered ?? -1) - (b.answered ?? -1),
    },
    {
      id: 'saved',
      header: 'Last saved',
      isNumeric: true,
      cell: ({ savedAt }) =>
        savedAt === null ? (
          <NotAvailable />
        ) : (
          <span className={styles.time}>{formatTime(Date.parse(savedAt), timeZone)}</span>
        ),
    },
    {
      id: 'left',
      header: 'Time left',
      isNumeric: true,
      cell: ({ deadline }) =>
        deadline === null ? (
          <NotAvailable />
        ) : (
          <TimeLeft deadline={deadline} clockAhead={clockAhead} />
        ),
    },
  ];
}

type TimeLeftProps = { deadline: string; clockAhead: number };

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Counts down by the server's clock, as in "9:05"; longer times are given in hours or days. */
function TimeLeft({ deadline, clockAhead }: TimeLeftProps) {
  const now = useNow(1000) + clockAhead;
  const seconds = Math.max(0, Math.floor((Date.parse(deadline) - now) / 1000));
  if (seconds >= 2 * DAY_SECONDS) return `${Math.floor(seconds / DAY_SECONDS)} days`;
  if (seconds >= 2 * HOUR_SECONDS) return `${Math.floor(seconds / HOUR_SECONDS)} hours`;
  return formatClock(seconds);
}
