import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import styles from './attempt-bar.module.css';
import { SavingSign } from './sending/saving-sign.tsx';
import type { SavingStatus } from './sending/use-autosave.ts';
import { countAnswered, type AttemptState } from './state/attempt-state.ts';

type AttemptBarProps = {
  state: AttemptState;
  saving: SavingStatus;
  onGo: (index: number) => void;
  onSubmit: () => void;
};

export function AttemptBar({ state, saving, onGo, onSubmit }: AttemptBarProps) {
  const { index, answers } = state;
  const isLast = index === answers.length - 1;
  return (
    <footer className={styles.bar}>
      <Button
        icon={<ArrowLeft aria-hidden />}
        isDisabled={index === 0}
        onClick={() => onGo(index - 1)}
      >
        Previous
      </Button>
      <div className={styles.middle}>
        <p className={styles.answered}>
          {countAnswered(state)} of {answers.length} answered
        </p>
        <SavingSign status={saving} />
      </div>
      {isLast ? (
        <Button variant="primary" onClick={onSubmit}>
          Submit Quiz
        </Button>
      ) : (
        <Button variant="primary" className={styles.next} onClick={() => onGo(index + 1)}>
          Next
          <ArrowRight aria-hidden />
        </Button>
      )}
    </footer>
  );
}
