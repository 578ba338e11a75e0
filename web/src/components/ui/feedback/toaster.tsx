import { useRef } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { useStore } from '../../../lib/dom/store.ts';
import { ToastCard } from './toast-card.tsx';
import { toastStore } from './toast-store.ts';
import styles from './toaster.module.css';
import { useFocusInSight } from './use-focus-in-sight.ts';
import { useToastKeys } from './use-toast-keys.ts';

/** Mounted once, for the whole app. Both regions are always there, so that what enters is spoken. */
export function Toaster() {
  const toasts = useStore(toastStore);
  const toaster = useRef<HTMLDivElement>(null);
  useToastKeys(toaster);
  useFocusInSight(toaster, toasts);
  return (
    <div ref={toaster} className={classNames(styles.toaster, 'no-print')}>
      <div role="alert" className={styles.region}>
        {toasts.map((one) => one.kind === 'error' && <ToastCard key={one.id} toast={one} />)}
      </div>
      <div role="status" className={styles.region}>
        {toasts.map((one) => one.kind === 'success' && <ToastCard key={one.id} toast={one} />)}
      </div>
    </div>
  );
}
