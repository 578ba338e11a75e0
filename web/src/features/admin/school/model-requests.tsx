import type { School } from '@study-assistant/contract/school/school';
import { Card } from '../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import styles from '../admin.module.css';

/** From here on a day's budget is looked at. */
const NEARLY_USED = 0.8;

/** What the school has asked of a model today, and how much of its budget that is. */
export function ModelRequests({ requests }: { requests: School['modelRequests'] }) {
  return (
    <Card title="Requests to a model today">
      {requests === null ? (
        <p>No model is asked: quizzes and advice are written on this site itself.</p>
      ) : (
        <Budget {...requests} />
      )}
    </Card>
  );
}

function Budget({ used, aDay }: { used: number; aDay: number }) {
  const share = aDay === 0 ? 1 : used / aDay;
  return (
    <div className={styles.stack}>
      <ProgressBar
        label="Used of today’s budget"
        percent={Math.min(1, share) * 100}
        valueText={`${used} of ${aDay}`}
        tone={share >= 1 ? 'bad' : share >= NEARLY_USED ? 'warn' : 'brand'}
      />
      <p className={styles.note}>
        {share >= 1
          ? 'The budget of today is used up. Quizzes and advice are written on this site itself until tomorrow; nothing is lost.'
          : 'When it is used up, quizzes and advice are written on this site itself until the next day.'}
      </p>
    </div>
  );
}
