import type { Today } from '@study-assistant/contract/assignments/today';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { classNames } from '../../lib/dom/class-names.ts';
import { useNow } from '../../lib/dom/use-now.ts';
import { formatPercent } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import { todayQuery } from '../../queries/assignments.ts';
import { describeStep, type StepWords } from './describe-step.ts';
import { listSteps } from './list-steps.ts';
import { NextStep, NothingWaits } from './next-step.tsx';
import box from './today-box.module.css';
import styles from './today.module.css';

/** Often enough for texts that count minutes. */
const TICK_MS = 15_000;
/** More steps beside the last result would distract from the most important one. */
const SHOWN_OTHERS = 2;

/** What a student can do now, with one step highlighted. Hidden until the server answers. */
export function TodayPanel() {
  const { uid } = useSignedInUser();
  const { data, error, dataUpdatedAt } = useQuery(todayQuery(uid));
  const now = useNow(TICK_MS);
  if (!data)
    return error ? null : <Skeleton label="Loading your next step…" shape="cards" count={1} />;
  const serverAhead = Date.parse(data.serverNow) - dataUpdatedAt;
  return <Panel today={data.today} now={now + serverAhead} />;
}

function Panel({ today, now }: { today: Today; now: number }) {
  const { lastResult } = today;
  const [next, ...others] = listSteps(today, now).map((step) => describeStep(step, now));
  const shown = others.slice(0, SHOWN_OTHERS);
  const isAlone = shown.length === 0 && lastResult === null;
  return (
    <section
      aria-labelledby="today"
      className={classNames(box.panel, styles.panel, isAlone && styles.alone)}
    >
      {next ? <NextStep step={next} /> : <NothingWaits hasResult={lastResult !== null} />}
      {!isAlone && <OtherLines others={shown} lastResult={lastResult} />}
    </section>
  );
}

type OtherLinesProps = { others: readonly StepWords[]; lastResult: Today['lastResult'] };

/** The other steps of today, one link each. */
function OtherLines({ others, lastResult }: OtherLinesProps) {
  return (
    <ul className={styles.others}>
      {others.map(({ label, detail, to, state }) => (
        <Line key={to} label={label} detail={detail} to={to} state={state} />
      ))}
      {lastResult && (
        <Line
          label="Last result"
          detail={`${sayLast(lastResult)} · ${orUntitled(lastResult.quizTitle)}`}
          to={paths.quizResults(lastResult.attemptId)}
        />
      )}
    </ul>
  );
}

function sayLast({ percentage, isUnmarked }: NonNullable<Today['lastResult']>): string {
  return isUnmarked ? 'Waits for your teacher' : formatPercent(percentage);
}

function Line({ label, detail, to, state }: Pick<StepWords, 'label' | 'detail' | 'to' | 'state'>) {
  return (
    <li>
      <Link to={to} state={state} className={box.line}>
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      </Link>
    </li>
  );
}
