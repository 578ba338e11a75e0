import type { Today } from '@study-assistant/contract/assignments/today';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import type { StepWords } from './describe-step.ts';
import styles from './today.module.css';

type OtherLinesProps = { others: readonly StepWords[]; lastResult: Today['lastResult'] };

/** What else there is today, each a line that leads there. */
export function OtherLines({ others, lastResult }: OtherLinesProps) {
  return (
    <ul className={styles.others}>
      {others.map(({ label, detail, to }) => (
        <Line key={to} label={label} detail={detail} to={to} />
      ))}
      {lastResult && (
        <Line
          label="Last result"
          detail={`${formatPercent(lastResult.percentage)} · ${orUntitled(lastResult.quizTitle)}`}
          to={paths.quizResults(lastResult.attemptId)}
        />
      )}
    </ul>
  );
}

function Line({ label, detail, to }: { label: string; detail: string; to: string }) {
  return (
    <li>
      <Link to={to} className={styles.line}>
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      </Link>
    </li>
  );
}
