import { growthOf } from '@study-assistant/contract/growth';
import { orUntitled } from '@study-assistant/contract/titles';
import { Field } from '../../../components/ui/field/field.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';

type AttemptPickerProps = {
  attempts: readonly ListedAttempt[];
  selectedId: string;
  onSelect: (attemptId: string) => void;
};

export function AttemptPicker({ attempts, selectedId, onSelect }: AttemptPickerProps) {
  const isKnown = attempts.some(({ id }) => id === selectedId);
  return (
    <Field id="attempt-picker" label="Select Quiz Attempt to Analyze">
      {(control) => (
        <Select
          {...control}
          required={false}
          value={isKnown ? selectedId : ''}
          onChange={(event) => onSelect(event.target.value)}
        >
          {!isKnown && (
            <option value="" disabled>
              Choose an attempt
            </option>
          )}
          {attempts.map((one) => (
            <option key={one.id} value={one.id}>
              {nameAttempt(one, attempts)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** "Cells - Attempt 2 (Mar 12, 2026) - 85%": the number counts the attempts at this quiz. */
function nameAttempt(attempt: ListedAttempt, all: readonly ListedAttempt[]): string {
  const number = growthOf(all, attempt.id)?.number ?? 1;
  const date = formatDate(attempt.completedAt) ?? 'N/A';
  const percent = formatPercent(attempt.percentage);
  return `${orUntitled(attempt.quizTitle)} - Attempt ${number} (${date}) - ${percent}`;
}
