import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import styles from './attempt-bar.module.css';
import { SavingSign } from './sending/saving-sign.tsx';
import type { SavingStatus } from './sending/use-autosave.ts';
import { countAnswered, placeOf, type AttemptState } from './state/attempt-state.ts';

type AttemptBarProps = {
  state: AttemptState;
  saving: SavingStatus;
  /** Takes the question's index in the quiz. */
  onGo: (index: number) => void;
  onSubmit: () => void;
};

/** Stays where it is: from question to question nothing in it moves, whatever it says. */
export function AttemptBar({ state, saving, onGo, onSubmit }: AttemptBarProps) {
  const { index, answers, order } = state;
  const place = placeOf(state, index);
  const before = order[place - 1];
  const next = order[place + 1];
  return (
    <footer className={styles.bar}>
      <Button
        icon={<ArrowLeft aria-hidden />}
        isDisabled={before === undefined}
        onClick={() => before !== undefined && onGo(before)}
      >
        Previous
      </Button>
      <div className={styles.middle}>
        <p className={styles.answered}>
          {countAnswered(state)} of {answers.length} answered
        </p>
        <SavingSign status={saving} />
      </div>
      {next === undefined ? (
        <Button variant="primary" onClick={onSubmit}>
          Submit Quiz
        </Button>
      ) : (
        <Button variant="primary" className={styles.next} onClick={() => onGo(next)}>
          Next
          <ArrowRight aria-hidden />
        </Button>
      )}
    </footer>
  );
}
