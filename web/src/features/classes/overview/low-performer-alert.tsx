import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { useEffect, useState } from 'react';
import { ToastCard } from '../../../components/ui/feedback/toast-card.tsx';
import styles from './low-performers.module.css';
import { lowPerformersOf } from './overview-figures.ts';
import { lowPerformersSentence } from './overview-texts.ts';

/** The alert waits until the overview has settled. */
const ALERT_DELAY_MS = 500;

type LowPerformerAlertProps = {
  /** Undefined until the overview has loaded afresh. */
  loaded: readonly StudentOverview[] | undefined;
};

/**
 * Names the students under 20% completion once each time the overview is opened and loaded. It has a
 * place of its own in the page, which is kept from the start, so that it lies over nothing and moves
 * nothing when it comes; it goes by itself once there was time to read it.
 */
export function LowPerformerAlert({ loaded }: LowPerformerAlertProps) {
  const [told, setTold] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const low = lowPerformersOf(loaded ?? []);
  const sentence = low.length === 0 ? null : lowPerformersSentence(low);
  const isWaiting = sentence !== null && told === null && !isDone;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setTold(sentence), ALERT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, sentence]);
  function close() {
    setTold(null);
    setDone(true);
  }

  return (
    <div role="alert" className={styles.notice}>
      {isWaiting && (
        <p aria-hidden className={styles.place}>
          {sentence}
        </p>
      )}
      {told !== null && (
        <ToastCard toast={{ id: 0, kind: 'error', message: told, action: null }} onClose={close} />
      )}
    </div>
  );
}
