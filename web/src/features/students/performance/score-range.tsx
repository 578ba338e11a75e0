import { averageOf } from '@study-assistant/contract/attempts/scoring';
import { formatPercent } from '../../../lib/format/numbers.ts';
import styles from './score-range.module.css';

type ScoreRangeProps = {
  percentages: readonly number[];
  /** These are the last of more, so that their average is another than that of all. */
  isPart: boolean;
};

/** Average, highest and lowest of the drawn scores, small: the page says the same of all above. */
export function ScoreRange({ percentages, isPart }: ScoreRangeProps) {
  const sum = percentages.reduce((total, one) => total + one, 0);
  const facts = [
    ['Average', averageOf(sum, percentages.length)],
    ['Highest', Math.max(...percentages)],
    ['Lowest', Math.min(...percentages)],
  ] as const;
  return (
    <div className={styles.range}>
      <p>
        {isPart ? 'Last' : 'All'} {percentages.length} attempts
      </p>
      <dl>
        {facts.map(([label, percent]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPercent(percent, 1)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
