import { CheckCircle2, CloudOff, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import { classNames } from '../../../../lib/dom/class-names.ts';
import styles from './saving-sign.module.css';
import type { SavingStatus } from './use-autosave.ts';

const signs = {
  saved: { icon: CheckCircle2, text: 'Saved', more: '' },
  saving: { icon: RefreshCw, text: 'Saving…', more: '' },
  offline: { icon: CloudOff, text: 'Offline', more: ' – kept on this device' },
} as const;

/** A small sign of where the answers are. Only a lost connection and its end are spoken. */
export function SavingSign({ status }: { status: SavingStatus }) {
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
