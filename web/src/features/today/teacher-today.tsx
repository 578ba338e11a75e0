import type { TeacherToday as Today } from '@study-assistant/contract/assignments/teacher-today';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { describeTimes } from '../../components/assignments/describe-times.ts';
import { Badge } from '../../components/ui/badge/badge.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { classNames } from '../../lib/dom/class-names.ts';
import { count } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import { reportQueries } from '../../queries/assignment-reports.ts';
import styles from './teacher-today.module.css';
import box from './today-box.module.css';

/**
 * What her classes work at and whose results wait for her.
 *
 * @param isNew whether her first steps are shown, in whose place this has nothing to say
 */
export function TeacherToday({ isNew }: { isNew: boolean }) {
  const { uid } = useSignedInUser();
  const { data, error } = useQuery(reportQueries.today(uid));
  if (!data) return error ? null : <Skeleton label="Loading your day…" shape="cards" count={1} />;
  const { assignments, toMark, reported } = data.today;
  if (isNew && assignments.length === 0 && !toMark && !reported) return null;
  return <Panel today={data.today} now={new Date(data.serverNow)} />;
}

type Given = Today['assignments'][number];

function Panel({ today, now }: { today: Today; now: Date }) {
  const { assignments, more, toMark, reported } = today;
  return (
    <section aria-labelledby="today" className={classNames(box.panel, styles.panel)}>
      <div className={styles.head}>
        <h2 id="today">Today</h2>
        <Link to={paths.classes}>{more > 0 ? `${more} more in your classes` : 'Your classes'}</Link>
      </div>
      {toMark && <ToMark toMark={toMark} />}
      {reported && <Reported reported={reported} />}
      {assignments.length === 0 ? (
        <p className={styles.nothing}>
          Nothing is given to your classes now. <Link to={paths.library}>Choose a quiz</Link> and
          assign it.
        </p>
      ) : (
        <ul className={styles.list}>
          {assignments.map((one) => (
            <li key={one.id}>
              <Line given={one} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where answers wait to be marked, a link each. */
function ToMark({ toMark: { answers, quizzes } }: { toMark: NonNullable<Today['toMark']> }) {
  return (
    <p className={styles.toMark}>
      <strong>{count(answers, 'answer')} to mark:</strong>{' '}
      {quizzes.map((quiz, at) => (
        <Fragment key={quiz.quizId}>
          {at > 0 && ', '}
          <Link to={paths.quizMarking(quiz.quizId)} dir="auto">
            {orUntitled(quiz.quizTitle)}
            {quizzes.length > 1 && ` (${quiz.answers})`}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

/** Where students have reported questions, a link each. */
function Reported({
  reported: { questions, quizzes },
}: {
  reported: NonNullable<Today['reported']>;
}) {
  return (
    <p className={styles.toMark}>
      <strong>
        {count(questions, 'question')} {questions === 1 ? 'was' : 'were'} reported:
      </strong>{' '}
      {quizzes.map((quiz, at) => (
        <Fragment key={quiz.quizId}>
          {at > 0 && ', '}
          <Link to={`${paths.quizAnalysis(quiz.quizId, 'all')}&order=flagged`} dir="auto">
            {orUntitled(quiz.quizTitle)}
            {quizzes.length > 1 && ` (${quiz.questions})`}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

function Line({ given, now }: { given: Given; now: Date }) {
  const { id, quizTitle, className, state, handedIn } = given;
  return (
    <Link to={paths.assignment(id)} className={box.line}>
      <span className={styles.title} dir="auto">
        {orUntitled(quizTitle)}
      </span>
      <span className={styles.facts}>
        <span dir="auto">{className}</span>
        {state === 'closed' ? (
          <Badge tone="warn">{count(handedIn, 'result')} to release</Badge>
        ) : (
          <>
            <span>{describeTimes(given, now)}</span>
            {state !== 'coming' && <span>{handedIn} handed in</span>}
          </>
        )}
      </span>
    </Link>
  );
}
