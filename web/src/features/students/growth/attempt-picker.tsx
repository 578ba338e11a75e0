import { numberAttempts } from '@study-assistant/contract/attempts/growth';
import type { Role } from '@study-assistant/contract/wire/roles';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useMemo, useRef } from 'react';
import { sayScore } from '../../../components/attempts/score-words.ts';
import { useFocusAtEnd } from '../../../components/lists/use-focus-at-end.ts';
import type { PagedQuery } from '../../../components/lists/use-list-part.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { texts } from '../student-texts.ts';
import styles from '../students.module.css';

type AttemptPickerProps = {
  attempts: readonly ListedAttempt[];
  selectedId: string;
  onSelect: (attemptId: string) => void;
  query: PagedQuery;
  /** True while the selected attempt is still being searched for. */
  isLooking: boolean;
};

export function AttemptPicker({
  attempts,
  selectedId,
  onSelect,
  query,
  isLooking,
}: AttemptPickerProps) {
  const numbers = useMemo(() => numberAttempts(attempts), [attempts]);
  const selected = attempts.find(({ id }) => id === selectedId);
  const select = useRef<HTMLSelectElement>(null);
  useFocusAtEnd(query.hasNextPage, select);
  const { userType } = useSignedInUser();
  const options = useMemo(
    () =>
      attempts.map((one) => (
        <option key={one.id} value={one.id}>
          {orUntitled(one.quizTitle)} - {describeAttempt(one, numbers, userType)}
        </option>
      )),
    [attempts, numbers, userType],
  );
  return (
    <div className={styles.picker}>
      <Field id="attempt-picker" label="Select Quiz Attempt to Analyze">
        {(control) => (
          <Select
            {...control}
            ref={select}
            required={false}
            value={selected ? selectedId : ''}
            onChange={(event) => onSelect(event.target.value)}
          >
            {!selected && (
              <option value="" disabled>
                {isLooking ? texts.attemptLoading : 'Choose an attempt'}
              </option>
            )}
            {options}
          </Select>
        )}
      </Field>
      {selected && (
        <p aria-hidden className={styles.picked}>
          {describeAttempt(selected, numbers, userType)}
        </p>
      )}
      {query.hasNextPage && <Earlier query={query} count={attempts.length} />}
    </div>
  );
}

/** Older attempts are fetched only on request. */
function Earlier({ query, count }: { query: PagedQuery; count: number }) {
  return (
    <div className={styles.earlier}>
      <p role="status">The newest {count} attempts are listed.</p>
      <Button
        isBusy={query.isFetchingNextPage}
        busyLabel="Loading…"
        onClick={() => void query.fetchNextPage()}
      >
        Show earlier attempts
      </Button>
      {query.isFetchNextPageError && <p role="alert">{texts.listFailed}</p>}
    </div>
  );
}

/** Returns "Attempt 2 (12 Mar 2026) - 85%", numbered within the attempts at this quiz. */
function describeAttempt(
  attempt: ListedAttempt,
  numbers: ReadonlyMap<string, number>,
  reader: Role,
): string {
  const number = attempt.number ?? numbers.get(attempt.id) ?? 1;
  const date = formatDate(attempt.completedAt) ?? 'N/A';
  return `Attempt ${number} (${date}) - ${sayScore(reader, attempt)}`;
}
