import { REMINDER_PAUSE_HOURS } from '@study-assistant/contract/assignments/assignment-report';
import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { sayMoment } from '@study-assistant/contract/wire/moments';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { remindStudents } from '../../../queries/assignment-reports.ts';
import type { LiveStudent } from '../../../queries/assignments.ts';
import styles from './assignment-report.module.css';
import { findMissing } from './report-numbers.ts';
import { texts } from './report-texts.ts';

const HOUR_MS = 60 * 60 * 1000;

type MissingStudentsProps = {
  assignment: Assignment;
  students: readonly LiveStudent[];
  now: Date;
};

/** Who has not handed in, with a click that reminds them. */
export function MissingStudents({ assignment, students, now }: MissingStudentsProps) {
  const { id, state, remindedAt, timeZone } = assignment;
  const { working, others, canBeReminded } = findMissing(students);
  const reminding = useMutation({
    mutationFn: (_: void, { client }) => remindStudents(id, client),
    onSuccess: () => toast.success(texts.reminded),
    onError: (error) => toast.error(describeFailure(texts.remindFailed, error)),
  });
  const isOpen = state === 'open' || state === 'late';
  const isPaused =
    remindedAt !== null && Date.parse(remindedAt) + REMINDER_PAUSE_HOURS * HOUR_MS > now.getTime();
  return (
    <Card title={texts.missing} className={styles.missing}>
      {others.length + working.length === 0 && <p>{texts.everybody}</p>}
      {others.length > 0 && <Names students={others} />}
      {working.length > 0 && (
        <div>
          <h3 className={styles.subtitle}>{texts.working}</h3>
          <Names students={working} />
        </div>
      )}
      {isOpen && canBeReminded && (
        <div className={styles.remind}>
          {!isPaused && (
            <Button
              icon={<BellRing aria-hidden />}
              isBusy={reminding.isPending}
              onClick={() => reminding.mutate()}
            >
              {texts.remind(others.length)}
            </Button>
          )}
          <p className={styles.hint} role="status">
            {isPaused
              ? texts.remindedAt(sayMoment(remindedAt, timeZone, now), REMINDER_PAUSE_HOURS)
              : texts.remindText}
          </p>
        </div>
      )}
    </Card>
  );
}

function Names({ students }: { students: readonly LiveStudent[] }) {
  return (
    <ul className={styles.names}>
      {students.map(({ studentId, fullName }) => (
        <li key={studentId} dir="auto">
          {fullName}
        </li>
      ))}
    </ul>
  );
}
