import type { ClassNumbers, HardQuestion } from '@study-assistant/contract/attempts/analysis';
import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { useQuery } from '@tanstack/react-query';
import { Presentation } from 'lucide-react';
import { TrendBadge } from '../../../components/attempts/trend-badge.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { count, formatPercent } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { classQueries } from '../../../queries/classes.ts';
import { byNeed } from '../overview/overview-figures.ts';
import { NotStarted, QuestionName, StudentItem } from './insights-numbers.tsx';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';

type FewStudentsProps = { numbers: ClassNumbers; classId: string | null };

/** What can be said while too few have answered to judge a class: who has, how, and what was missed. */
export function FewStudents({ numbers, classId }: FewStudentsProps) {
  const { missedQuestions, notStarted } = numbers;
  return (
    <>
      <p>
        {texts.tooFewForClass} {missedQuestions.length === 0 && texts.nothingMissed}{' '}
        {notStarted.length === 0 && texts.everybodyStarted}
      </p>
      <div className={styles.numbers}>
        <Results classId={classId} />
        {missedQuestions.length > 0 && <Missed questions={missedQuestions} classId={classId} />}
      </div>
      {notStarted.length > 0 && (
        <div className={styles.people}>
          <NotStarted students={notStarted} classId={classId} />
        </div>
      )}
    </>
  );
}

function Results({ classId }: { classId: string | null }) {
  const { uid } = useSignedInUser();
  const query = useQuery(classQueries.overview(uid, classId));
  return (
    <Card title="Results so far" headingLevel={3}>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loadingResults} shape="rows" count={3} />}
        error={texts.resultsFailed}
      >
        {(students) => (
          <ul className={styles.rows}>
            {byNeed(students)
              .filter(({ quizzesTaken }) => quizzesTaken > 0)
              .map((one) => (
                <StudentItem
                  key={one.studentId}
                  student={{ studentId: one.studentId, fullName: one.studentName }}
                  classId={classId}
                >
                  <Result student={one} />
                </StudentItem>
              ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

/** The last score, or the average of a server that knows no other. */
function Result({ student }: { student: StudentOverview }) {
  const { lastScore, averageScore, trend, quizzesTaken } = student;
  return (
    <span className={styles.result}>
      <span className={styles.change}>
        {lastScore === null ? 'Average' : 'Last'}{' '}
        <strong>{formatPercent(lastScore ?? averageScore)}</strong>,{' '}
        {count(quizzesTaken, 'attempt')}
      </span>
      {trend && <TrendBadge trend={trend} />}
    </span>
  );
}

type MissedProps = { questions: readonly HardQuestion[]; classId: string | null };

function Missed({ questions, classId }: MissedProps) {
  return (
    <Card
      title="Missed questions"
      headingLevel={3}
      description={texts.missedToo}
      actions={<Badge>{questions.length}</Badge>}
    >
      <ol className={styles.rows}>
        {questions.map((one) => (
          <li key={`${one.quizId} ${one.questionNumber}`} className={styles.item}>
            <QuestionName question={one} />
            <span className={styles.change}>
              <strong>
                {one.asked - one.right} of {one.asked}
              </strong>{' '}
              missed this
            </span>
          </li>
        ))}
      </ol>
      {classId !== null && (
        <p>
          <ButtonLink to={paths.classBoard(classId)} icon={<Presentation aria-hidden />}>
            {texts.toBoard}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
