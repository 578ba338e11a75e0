import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice, Notices } from '../../../components/ui/feedback/notices.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { planFocusAfterRemoval } from '../../../lib/dom/focus-after-removal.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { studentQueries } from '../../../queries/students.ts';

/** More notes would push the page away; the next one appears when one is dismissed. */
const SHOWN_NOTES = 2;

/**
 * Tells a student once that a result of hers was graded again. It renders nothing until that is
 * known, or when it cannot be loaded.
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
    <Notices label="Corrected results">
      {corrected.slice(0, SHOWN_NOTES).map((attempt) => {
        const { id, note = '', percentage, completedAt } = attempt;
        const title = orUntitled(attempt.quizTitle);
        return (
          <Notice
            key={id}
            row={rowOf(id)}
            icon={<PencilLine />}
            title={`${title}: ${formatPercent(percentage)}`}
            about={
              <>
                Attempt of <DateText value={completedAt} />.{' '}
              </>
            }
            link={{
              to: paths.quizResults(id),
              label: 'See the result',
              name: `See the result of ${title}`,
              onOpen: () => rememberNote(uid, id, note),
            }}
            dismissLabel={`Dismiss the note on ${title}`}
            onDismiss={() => dismiss(attempt)}
          >
            <p dir="auto">{note}</p>
          </Notice>
        );
      })}
    </Notices>
  );
}

/** A prefix keeps these apart from the rows of the tab below. */
function rowOf(attemptId: string): string {
  return `corrected-${attemptId}`;
}

/** The notes that a student has dismissed in this browser, keyed by attempt. */
type SeenNotes = Readonly<Record<string, string>>;

function readSeenNotes(uid: string): SeenNotes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(uid)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as SeenNotes) : {};
  } catch {
    return {};
  }
}

/** Only the latest note of each attempt is remembered, so a newer one is shown again. */
function rememberNote(uid: string, attemptId: string, note: string): SeenNotes {
  const seen = { ...readSeenNotes(uid), [attemptId]: note };
  try {
    localStorage.setItem(storageKey(uid), JSON.stringify(seen));
  } catch {
    // Storage may be full or forbidden; the note then returns with the next visit.
  }
  return seen;
}

function storageKey(uid: string): string {
  return `seen-notes:${uid}`;
}
