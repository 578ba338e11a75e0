import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { Link } from 'react-router-dom';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { scoreTone } from '../../../lib/format/score-tone.ts';
import { paths } from '../../../paths.ts';
import styles from './selected-attempt.module.css';
import { topicTalliesOf, type TopicTally } from './topic-tallies.ts';

const figures: readonly Column<TopicTally>[] = [
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

/** The way to practise what went wrong of a topic; nothing of one that went well. */
function practiceColumn(attempt: string): Column<TopicTally> {
  return {
    id: 'practice',
    header: 'Next step',
    isActions: true,
    cell: ({ topic, wrong }) =>
      wrong > 0 && (
        <Link to={paths.practiceOf({ attempt, topic })} aria-label={`Practise “${topic}”`}>
          Practise
        </Link>
      ),
  };
}

type AttemptTopicsProps = {
  attemptId: string;
  results: Parameters<typeof topicTalliesOf>[0];
  analytics: Pick<AttemptAnalytics, 'answerDistribution'>;
};

export function AttemptTopics({ attemptId, results, analytics }: AttemptTopicsProps) {
  const {
    correct,
    incorrect,
    notAttempted,
    partly = 0,
    awaiting = 0,
  } = analytics.answerDistribution;
  const rows = topicTalliesOf(results);
  const isAnyWrong = rows.some(({ wrong }) => wrong > 0);
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
        columns={isAnyWrong ? [...figures, practiceColumn(attemptId)] : figures}
        rows={rows}
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
