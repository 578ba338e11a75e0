import { orUntitled } from '@study-assistant/contract/titles';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { Icon } from '../../../components/ui/text/icon.tsx';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { planFocusAfterRemoval } from '../../../lib/dom/focus-after-removal.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { studentQueries } from '../../../queries/students.ts';
import styles from './corrected-attempts.module.css';
import { rememberNote, readSeenNotes } from './seen-notes.ts';

/** More of them at once would push the page away; the next comes when one is put away. */
const SHOWN_NOTES = 2;

/**
 * Tells a student once that a result of hers was graded again. Until that is known, and where it
 * cannot be, there is nothing.
 */
export function CorrectedAttempts() {
  const { uid } = useSignedInUser();
  const [seen, setSeen] = useState(() => readSeenNotes(uid));
  const { data: attempts = [] } = useQuery(studentQueries.newestAttempts(uid));
  const corrected = attempts.filter(({ id, note }) => note && seen[id] !== note);
  if (corrected.length === 0) return null;

  function dismiss({ id, note = '' }: ListedAttempt) {
    const focus = planFocusAfterRemoval(rowOf(id));
    flushSync(() => setSeen(rememberNote(uid, id, note)));
    focus();
  }

  return (
    <section aria-label="Corrected results">
      <ul className={styles.notices}>
        {corrected.slice(0, SHOWN_NOTES).map((attempt) => (
          <Notice
            key={attempt.id}
            attempt={attempt}
            onOpen={() => rememberNote(uid, attempt.id, attempt.note ?? '')}
            onDismiss={() => dismiss(attempt)}
          />
        ))}
      </ul>
    </section>
  );
}

type NoticeProps = { attempt: ListedAttempt; onOpen: () => void; onDismiss: () => void };

function Notice({ attempt, onOpen, onDismiss }: NoticeProps) {
  const { id, note, percentage, completedAt } = attempt;
  const title = orUntitled(attempt.quizTitle);
  return (
    <li data-row={rowOf(id)} className={styles.notice}>
      <PencilLine aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p dir="auto" className={styles.title}>
          {title}: {formatPercent(percentage)}
        </p>
        <p dir="auto">{note}</p>
        <p>
          Attempt of <DateText value={completedAt} />.{' '}
          <Link
            to={paths.quizResults(id)}
            className={styles.link}
            aria-label={`See the result of ${title}`}
            onClick={onOpen}
          >
            See the result
          </Link>
        </p>
      </div>
      <Button
        variant="quiet"
        icon={<Icon name="close" />}
        aria-label={`Dismiss the note on ${title}`}
        className={styles.dismiss}
        onClick={onDismiss}
      />
    </li>
  );
}

/** Apart from the rows of the tab below. */
function rowOf(attemptId: string): string {
  return `corrected-${attemptId}`;
}
