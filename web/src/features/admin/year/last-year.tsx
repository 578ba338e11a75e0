import type { YearChange } from '@study-assistant/contract/school/school';
import { Card } from '../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { count } from '../../../lib/format/numbers.ts';
import styles from '../admin.module.css';
import { nameZone } from '../name-zone.ts';
import { sayStarted, sumUpChange } from './year-texts.ts';

/** The school year that was started last: how far it has come, or what it has done. */
export function LastYear({ change }: { change: YearChange }) {
  const { name, status, startedAt, finishedAt, moved, left } = change;
  if (status === 'running') {
    return (
      <Card title={`The school year ${name} is starting`}>
        <ProgressBar
          label="Students are moved up"
          percent={null}
          valueText={`${count(moved + left, 'student')} so far`}
        />
        <p className={styles.note}>
          It goes on by itself, also when you leave this page. Everybody can go on working.
        </p>
      </Card>
    );
  }
  return (
    <Card title={sayStarted(change)}>
      <p>
        {sumUpChange(change)} It began on <DateText value={startedAt} withTime />
        {finishedAt !== null && (
          <>
            {' '}
            and was done by <DateText value={finishedAt} withTime />
          </>
        )}
        . Times are those of {nameZone()}.
      </p>
    </Card>
  );
}
