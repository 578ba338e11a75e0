import type { QuestionAnalysis } from '@study-assistant/contract/attempts/analysis';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { formatDuration } from '../../../lib/format/durations.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { texts } from './analysis-texts.ts';
import styles from './quiz-analysis.module.css';
import { rateDiscrimination } from './rate-discrimination.ts';

type QuestionMeasuresProps = { question: QuestionAnalysis; isJudged: boolean };

export function QuestionMeasures({ question, isJudged }: QuestionMeasuresProps) {
  const { responses, facility, discrimination, medianSeconds, optionCounts } = question;
  const right = optionCounts[question.correctAnswer] ?? 0;
  return (
    <dl className={styles.measures}>
      <div>
        <dt>Right at the first attempt</dt>
        <dd>
          {isJudged && facility !== null && <>{formatPercent(facility * 100)}, </>}
          {right} of {responses}
        </dd>
      </div>
      {isJudged && (
        <div>
          <dt>Tells who knows the rest</dt>
          <dd>{discrimination === null ? texts.allAlike : formatDiscrimination(discrimination)}</dd>
        </div>
      )}
      <div>
        <dt>Time, usually</dt>
        <dd>{medianSeconds === null ? <NotAvailable /> : formatDuration(medianSeconds)}</dd>
      </div>
    </dl>
  );
}

/** "Well, 0.35"; a minus that is one, and no "-0.00". */
function formatDiscrimination(discrimination: number): string {
  const amount = Math.abs(discrimination).toFixed(2);
  const sign = discrimination < 0 && amount !== '0.00' ? '−' : '';
  return `${rateDiscrimination(discrimination)}, ${sign}${amount}`;
}
