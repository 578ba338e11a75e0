import type { AssignmentState } from '@study-assistant/contract/assignments/assignment-times';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Clock, ClockAlert, ClockPlus, DoorOpen, Eye, Lock } from 'lucide-react';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { describeRelease, describeTimes } from '../../../components/assignments/describe-times.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { useNow } from '../../../lib/dom/use-now.ts';
import { formatTime } from '../../../lib/format/dates.ts';
import { describePlainMoments, nameSharedZone } from '../../../lib/format/moments.ts';
import type { LiveAssignment as LiveReply, LiveStudent } from '../../../queries/assignments.ts';
import { answersSeenQuery } from '../../../queries/quiz-edits.ts';
import { stateLabels } from '../assignment-texts.ts';
import { AssignmentActions } from '../one/assignment-actions.tsx';
import { AddTimeDialog } from './add-time-dialog.tsx';
import styles from './live-assignment.module.css';
import { liveColumns } from './live-columns.tsx';
import { LiveCounts } from './live-counts.tsx';
import { LiveList } from './live-list.tsx';
import { texts } from './live-texts.ts';

const ExceptionDialog = lazyPart(
  async () => (await import('./exception-dialog.tsx')).ExceptionDialog,
);

/** Below the students, so that nothing waits for it. */
const AssignmentReport = lazyPart(
  async () => (await import('../report/assignment-report.tsx')).AssignmentReport,
);

const MINUTE_MS = 60_000;

type LiveAssignmentProps = {
  live: LiveReply;
  /** When the reply arrived, in ms of the browser's clock. */
  readAt: number;
  /** Whether the last refresh failed. */
  isStale: boolean;
  onBack: () => void;
};

/** The open dialog; a null student stands for everybody. */
type Asked = { what: 'time'; student: LiveStudent | null } | { what: 'else'; student: LiveStudent };

export function LiveAssignment({ live, readAt, isStale, onBack }: LiveAssignmentProps) {
  const { assignment, students, serverNow } = live;
  const { quizTitle, className, state, timeZone, numQuestions, isReleased } = assignment;
  const { quizId, classId, markedBy } = assignment;
  useKeptFocus(`${state} ${isReleased}`);
  const [asked, setAsked] = useState<Asked | null>(null);
  const now = new Date(useNow(MINUTE_MS));
  const say = describePlainMoments(timeZone, now);
  const release = describeRelease(assignment, say);
  const zone = nameSharedZone([timeZone]);
  const read = formatTime(readAt, timeZone);
  const clockAhead = Date.parse(serverNow) - readAt;
  const isWorkedAt = students.some((one) => one.state === 'working');
  // Asked for once and not with each look: only of those who have not started it can change.
  const { data: answers } = useQuery(answersSeenQuery(classId, quizId));
  const seen = useMemo(
    () => new Set(answers?.seen.map(({ studentId }) => studentId)),
    [answers?.seen],
  );
  const columns = useMemo(
    () =>
      liveColumns({
        clockAhead,
        timeZone,
        numQuestions,
        quizId,
        classId,
        markedBy,
        isWorkedAt,
        seen,
        onAddTime: (student) => setAsked({ what: 'time', student }),
        onExcept: (student) => setAsked({ what: 'else', student }),
      }),
    [clockAhead, timeZone, numQuestions, quizId, classId, markedBy, isWorkedAt, seen],
  );
  const stop = () => setAsked(null);
  // The buttons stay where they were first: turning a phone must not take away a dialog of theirs.
  const [isWide] = useState(useMediaQuery('(width >= 640px)'));
  const actions = (
    <>
      {isWorkedAt && (
        <Button
          icon={<ClockPlus aria-hidden />}
          onClick={() => setAsked({ what: 'time', student: null })}
        >
          Add time for all
        </Button>
      )}
      <AssignmentActions assignment={assignment} />
    </>
  );

  return (
    <PageLayout
      width="wide"
      title={quizTitle}
      subtitle={<bdi>{className}</bdi>}
      facts={
        <>
          <StateBadge state={state} />
          <span>{describeTimes(assignment, now, say)}</span>
          {zone && <span>({zone})</span>}
          {release && <span>{release}</span>}
        </>
      }
      onBack={onBack}
      actions={isWide && actions}
    >
      <div className="no-print">
        <LiveCounts students={students} />
      </div>
      <Card
        title="Students"
        className={isWorkedAt ? styles.worked : styles.students}
        actions={
          <p
            className={isStale ? styles.stale : styles.updated}
            role={isStale ? 'alert' : undefined}
          >
            <Clock aria-hidden />
            {isStale ? texts.stale(read) : texts.updated(read)}
          </p>
        }
      >
        {students.length === 0 ? (
          <EmptyState illustration="team" title={texts.nobody} headingLevel={3}>
            {texts.nobodyText}
          </EmptyState>
        ) : !isWide ? (
          <LiveList columns={columns} students={students} numQuestions={numQuestions} />
        ) : (
          <DataTable
            caption="Students"
            isCaptionHidden
            columns={columns}
            rows={students}
            rowKey={({ studentId }) => studentId}
            initialSort={{ columnId: 'state', direction: 'ascending' }}
          />
        )}
      </Card>
      {/* On a phone the students come first. */}
      {!isWide && <div className={styles.actions}>{actions}</div>}
      <Suspense>
        <AssignmentReport live={live} now={now} />
      </Suspense>
      {asked?.what === 'time' && (
        <AddTimeDialog assignmentId={assignment.id} student={asked.student} onClose={stop} />
      )}
      <Suspense>
        {asked?.what === 'else' && (
          <ExceptionDialog assignment={assignment} student={asked.student} onClose={stop} />
        )}
      </Suspense>
    </PageLayout>
  );
}

const looks: Record<AssignmentState, { tone: Tone | 'neutral'; icon: ReactNode }> = {
  open: { tone: 'good', icon: <DoorOpen aria-hidden /> },
  late: { tone: 'warn', icon: <ClockAlert aria-hidden /> },
  coming: { tone: 'brand', icon: <CalendarClock aria-hidden /> },
  closed: { tone: 'neutral', icon: <Lock aria-hidden /> },
  released: { tone: 'neutral', icon: <Eye aria-hidden /> },
};

function StateBadge({ state }: { state: AssignmentState }) {
  return <Badge {...looks[state]}>{stateLabels[state]}</Badge>;
}
