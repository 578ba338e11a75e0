import { useState } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { RadioCards } from '../../../components/ui/field/radio-cards.tsx';
import { focusField } from '../../../lib/dom/focus-field.ts';
import {
  chooseSchool,
  type ChooseStep as Choice,
  type Step,
} from '../../../queries/own-account.ts';
import styles from '../accounts.module.css';
import { unfinishedTexts as texts } from './unfinished-texts.ts';

const FIELD = 'school';

/** Several schools are open to the person, so she has to choose one. */
export function ChooseStep({ step, onDone }: { step: Choice; onDone: (next: Step) => void }) {
  const { account, schools } = step;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  function goOn() {
    const school = schools.find(({ id }) => id === chosenId);
    if (school) return onDone(chooseSchool(step, school));
    setError(texts.chooseMissing);
    focusField(FIELD);
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <p className={styles.legal}>{account.email}</p>
      <RadioCards
        id={FIELD}
        legend={texts.chooseLegend}
        options={schools.map(({ id, name, invitation }) => ({
          value: id,
          label: name,
          description: invitation ? texts.invitedAs(invitation.role) : texts.openToAll,
        }))}
        value={chosenId}
        onChange={(id) => {
          setChosenId(id);
          setError(null);
        }}
        error={error}
      />
      <Button type="submit" variant="primary" isFullWidth>
        Go on
      </Button>
    </form>
  );
}
