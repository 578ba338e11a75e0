import type { ClassStudent } from '@study-assistant/contract/classes/classes';
import {
  TIME_FACTORS,
  UNTIMED,
  type TimeFactor,
} from '@study-assistant/contract/quizzes/time-limit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { nameExtraTime } from '../../../components/assignments/extra-time.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { RadioCards } from '../../../components/ui/field/radio-cards.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { setTimeFactor, timeFactorQuery } from '../../../queries/assignments.ts';

const FACTORS: readonly TimeFactor[] = [...TIME_FACTORS, UNTIMED];
const OPTIONS = FACTORS.map((factor) => ({
  value: String(factor),
  label: nameExtraTime(factor),
  description: exampleOf(factor),
}));

type ExtraTimeDialogProps = { student: ClassStudent; onClose: () => void };

/** Sets a student's extra time, which her teachers alone see beside her name. */
export function ExtraTimeDialog({ student: { uid, fullName }, onClose }: ExtraTimeDialogProps) {
  const client = useQueryClient();
  const query = useQuery(timeFactorQuery(uid));
  const [chosen, setChosen] = useState<TimeFactor | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (factor: TimeFactor) => setTimeFactor(uid, factor),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['classes'] });
      flushSync(onClose);
      toast.success(texts.saved);
    },
  });
  const factor = chosen ?? query.data ?? null;
  return (
    <FormDialog
      title={`Extra time for ${fullName}`}
      submitLabel="Save"
      isBusy={isPending}
      isDisabled={factor === null}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={() => factor !== null && mutate(factor)}
      onCancel={onClose}
    >
      <p>{texts.explain}</p>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="rows" count={4} />}
        error={texts.loadFailed}
      >
        {() => (
          <RadioCards
            id="time-factor"
            legend="Time"
            options={OPTIONS}
            value={factor === null ? null : String(factor)}
            onChange={(value) => setChosen(FACTORS.find((one) => String(one) === value) ?? null)}
            layout="row"
          />
        )}
      </Loaded>
      <p>{texts.whoSees}</p>
    </FormDialog>
  );
}

const texts = {
  explain:
    'Counts for every quiz from now on, and for one that is under way. An assignment also closes later by as much.',
  whoSees:
    'Only the teachers of this student’s classes see this: here, in the markbook and while a quiz is worked at. The student is told their own time at each quiz; classmates see nothing.',
  loading: 'Loading…',
  loadFailed: 'This could not be loaded.',
  // The text does not give the time away, as the page may be projected in a classroom.
  saved: 'The change is saved.',
  failed: 'This could not be saved:',
} as const;

/** Gives an example for a quiz of ten questions. */
function exampleOf(factor: TimeFactor): string | null {
  if (factor === UNTIMED || factor === 1) return null;
  return `${factor * 10} minutes instead of 10`;
}
