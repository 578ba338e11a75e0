import { useCallback, useRef } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { useStore } from '../../../lib/dom/store.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../text/icon.tsx';
import { closeToast, toastStore, type Toast } from './toast-store.ts';
import styles from './toaster.module.css';
import { useAttention } from './use-attention.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';

const SUCCESS_MS = 6000;

/** Mounted once, for the whole app. Both regions are always there, so that what enters is spoken. */
export function Toaster() {
  const toasts = useStore(toastStore);
  return (
    <div className={classNames(styles.toaster, 'no-print')}>
      <div role="alert" className={styles.region}>
        {toasts.map((one) => one.kind === 'error' && <ToastCard key={one.id} toast={one} />)}
      </div>
      <div role="status" className={styles.region}>
        {toasts.map((one) => one.kind === 'success' && <ToastCard key={one.id} toast={one} />)}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, message, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  const isPaused = useAttention(card);
  const close = useCallback(() => closeToast(id), [id]);
  usePausableTimeout(kind === 'success' ? SUCCESS_MS : null, isPaused, close);

  return (
    <div ref={card} className={classNames(styles.toast, styles[kind])}>
      <Icon name={kind === 'success' ? 'check' : 'alert'} className={styles.icon} />
      <p className={styles.message} dir="auto">
        {message}
      </p>
      <Button
        variant="quiet"
        icon={<Icon name="close" />}
        aria-label="Close message"
        onClick={close}
      />
      {action && (
        <Button
          variant="quiet"
          className={styles.action}
          onClick={() => {
            action.onAction();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
