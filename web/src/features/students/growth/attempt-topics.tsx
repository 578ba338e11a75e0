import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { scoreTone } from '../../../lib/format/score-tone.ts';
import styles from './selected-attempt.module.css';
import { topicTalliesOf, type TopicTally } from './topic-tallies.ts';

const columns: readonly Column<TopicTally>[] = [
  {
    id: 'topic',
    header: 'Topic',
    isRowHeader: true,
    cell: ({ topic }) => topic,
  },
  { id: 'right', header: 'Right', isNumeric: true, cell: ({ right }) => right },
  { id: 'wrong', header: 'Wrong or open', isNumeric: true, cell: ({ wrong }) => wrong },
  { id: 'share', header: 'Share right', cell: (tally) => <ShareRight tally={tally} /> },
];

type AttemptTopicsProps = {
  results: Parameters<typeof topicTalliesOf>[0];
  analytics: Pick<AttemptAnalytics, 'answerDistribution'>;
};

export function AttemptTopics({ results, analytics }: AttemptTopicsProps) {
  const {
    correct,
    incorrect,
    notAttempted,
    partly = 0,
    awaiting = 0,
  } = analytics.answerDistribution;
  return (
    <div className={styles.part}>
      <p>
        {correct} correct, {partly > 0 && `${partly} partly right, `}
        {incorrect} incorrect, {awaiting > 0 && `${awaiting} not marked yet, `}
        {notAttempted} not attempted.
      </p>
      <DataTable
        caption="Topics of this attempt"
        isCaptionHidden
        columns={columns}
        rows={topicTalliesOf(results)}
        rowKey={({ topic }) => topic}
      />
    </div>
  );
}

function ShareRight({ tally: { topic, right, wrong } }: { tally: TopicTally }) {
  const percent = (right / (right + wrong)) * 100;
  return (
    <div className={styles.share}>
      <ProgressBar
        label={`Share right in ${topic}`}
        isLabelHidden
        percent={percent}
        tone={scoreTone(percent)}
      />
    </div>
  );
}
