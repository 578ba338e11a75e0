import { ArrowLeft, ArrowRight, CheckCircle2, CloudOff, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './attempt-bar.module.css';
import type { SavingStatus } from './sending/use-autosave.ts';
import { countAnswered, placeOf, type AttemptState } from './state/attempt-state.ts';

type AttemptBarProps = {
  state: AttemptState;
  saving: SavingStatus;
  /** Takes the question's index in the quiz. */
  onGo: (index: number) => void;
  onSubmit: () => void;
};

/** The bar stays in place: nothing in it moves between questions, whatever it says. */
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

const signs = {
  saved: { icon: CheckCircle2, text: 'Saved', more: '' },
  saving: { icon: RefreshCw, text: 'Saving…', more: '' },
  offline: { icon: CloudOff, text: 'Offline', more: ' – kept on this device' },
} as const;

/** An icon for whether the answers are saved. Only losing the connection and its end are spoken. */
function SavingSign({ status }: { status: SavingStatus }) {
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    if (status === 'saving') return;
    before.current = status;
    if (status === 'offline' && was !== 'offline') {
      announce('You are offline. Your answers are kept on this device.');
    }
    if (status === 'saved' && was === 'offline')
      announce('You are online. Your answers are saved.');
  }, [status]);

  if (status === 'new') return null;
  const { icon: Sign, text, more } = signs[status];
  return (
    <span className={classNames(styles.sign, status === 'offline' && styles.offline)}>
      <Sign aria-hidden />
      <span>
        {text}
        <span className={styles.more}>{more}</span>
      </span>
    </span>
  );
}
