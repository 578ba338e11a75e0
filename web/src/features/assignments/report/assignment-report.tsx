import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { useQuery } from '@tanstack/react-query';
import { PenLine, Printer } from 'lucide-react';
import { PrintedOn } from '../../../components/layouts/printed-on.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ShareBar } from '../../../components/ui/meter/share-bar.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { count, formatPercent } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { reportQueries } from '../../../queries/assignment-reports.ts';
import type { LiveAssignment } from '../../../queries/assignments.ts';
import styles from './assignment-report.module.css';
import { MissingStudents } from './missing-students.tsx';
import { countResults } from './report-numbers.ts';
import { ReportQuestions } from './report-questions.tsx';
import { texts } from './report-texts.ts';

/** What a test showed: results, who is missing, and the questions that went wrong. */
export function AssignmentReport({ live, now }: { live: LiveAssignment; now: Date }) {
  const { assignment, students } = live;
  const counted = countResults(students);
  const isAwaited = students.some(({ mark }) => mark.awaiting);
  if (assignment.state === 'coming' || students.length === 0) return null;
  return (
    <div className={styles.report}>
      <PrintedOn what={texts.printed} />
      {(counted.results > 0 || isAwaited) && (
        <ToMark assignment={assignment} handedIn={counted.results} />
      )}
      {counted.results > 0 && (
        <Results
          counted={counted}
          given={students.filter(({ state }) => state !== 'excused').length}
        />
      )}
      <MissingStudents assignment={assignment} students={students} now={now} />
      {counted.results > 0 && <Questions assignment={assignment} handedIn={counted.results} />}
    </div>
  );
}

/** What waits for a mark comes before every figure, since it changes them. */
function ToMark({ assignment: { id, quizId, classId }, handedIn }: QuestionsProps) {
  const { data } = useQuery(reportQueries.ofAssignment(id, handedIn));
  if (!data?.toMark) return null;
  return (
    <ButtonLink
      to={paths.quizMarking(quizId, classId)}
      variant="primary"
      className={classNames(styles.toMark, 'no-print')}
      icon={<PenLine aria-hidden />}
    >
      {texts.toMark(data.toMark)}
    </ButtonLink>
  );
}

type ResultsProps = { counted: ReturnType<typeof countResults>; given: number };

function Results({ counted: { results, average, median, bands }, given }: ResultsProps) {
  const most = Math.max(...bands.map(({ students }) => students));
  return (
    <Card
      title={texts.results}
      className={styles.results}
      actions={
        <Button
          variant="quiet"
          className="no-print"
          icon={<Printer aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      }
    >
      <dl className={styles.figures}>
        <Figure label="Average" value={average === null ? '–' : formatPercent(average, 1)} />
        <Figure label="Half have at least" value={median === null ? '–' : formatPercent(median)} />
        <Figure label="With a result" value={`${results} of ${given}`} />
      </dl>
      <ul className={styles.bands} aria-label={texts.bands}>
        {bands.map(({ label, students }) => (
          <li key={label}>
            <span className={styles.band}>{label}</span>
            <ShareBar share={students / most} />
            <span className={styles.amount}>{count(students, 'student')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type QuestionsProps = { assignment: Assignment; handedIn: number };

function Questions({ assignment, handedIn }: QuestionsProps) {
  const query = useQuery(reportQueries.ofAssignment(assignment.id, handedIn));
  return (
    <Card title={texts.questions} description={texts.questionsText} className={styles.questions}>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="rows" count={3} />}
        error={texts.loadFailed}
      >
        {(report) => <ReportQuestions assignment={assignment} report={report} />}
      </Loaded>
    </Card>
  );
}
