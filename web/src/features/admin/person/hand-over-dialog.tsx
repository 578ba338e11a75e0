import type { Person } from '@study-assistant/contract/people/people';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { RadioCards } from '../../../components/ui/field/radio-cards.tsx';
import { PausedSearch } from '../../../components/ui/search/paused-search.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { handOver, type HandedOver, type PersonFile } from '../../../queries/people.ts';
import { useFoundPeople } from '../use-found-people.ts';
import { ownsNothing, sayOwned, texts } from './person-texts.ts';
import { usePersonChange } from './use-person-change.ts';

/** A list short enough to choose from; a search finds the others. */
const MAX_CHOICES = 6;

/** Hands what a teacher owns over to a colleague. */
export function HandOverDialog({ file, onClose }: { file: PersonFile; onClose: () => void }) {
  const { person, owns } = file;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Person | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = usePersonChange();
  const { people, isLooking, hasFailed } = useFoundPeople(search, 'teacher', [person.uid]);
  const teachers = people.slice(0, MAX_CHOICES);
  const isListed = chosen === null || teachers.some(({ uid }) => uid === chosen.uid);
  const choices = isListed ? teachers : [chosen, ...teachers];

  function submit() {
    if (chosen === null) {
      setProblem('Please choose a teacher.');
      return focusField('hand-over-search');
    }
    let moved: HandedOver = { quizzes: 0, materials: 0, classes: 0 };
    mutate(async () => (moved = await handOver(person.uid, chosen.uid)), {
      onSuccess: () => {
        onClose();
        const isNothing = ownsNothing(moved);
        toast.success(isNothing ? texts.nothingMoved : texts.handedOver(moved, chosen.fullName));
      },
    });
  }

  return (
    <FormDialog
      title={`Hand over what ${person.fullName} owns`}
      description={`${sayOwned(owns)}. ${texts.handOverMeans}`}
      submitLabel="Hand over"
      busyLabel="Handing over…"
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <PausedSearch
        id="hand-over-search"
        label="Search a teacher by name or email"
        words={search}
        onSearch={setSearch}
      />
      {choices.length > 0 ? (
        <RadioCards
          id="hand-over-to"
          legend="Hand over to"
          options={choices.map(({ uid, fullName, email }) => ({
            value: uid,
            label: fullName,
            description: email,
          }))}
          value={chosen?.uid ?? null}
          onChange={(uid) => setChosen(choices.find((one) => one.uid === uid) ?? null)}
          error={chosen === null ? problem : null}
        />
      ) : (
        <p role={hasFailed ? 'alert' : 'status'}>
          {hasFailed ? texts.searchFailed : isLooking ? 'Looking…' : texts.noTeacherFound}
        </p>
      )}
    </FormDialog>
  );
}
