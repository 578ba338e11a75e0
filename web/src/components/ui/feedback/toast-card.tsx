import { useCallback, useRef } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../text/icon.tsx';
import { closeToast, type Toast } from './toast-store.ts';
import { shownFor } from './toast-time.ts';
import styles from './toaster.module.css';
import { useAttention } from './use-attention.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';
import { TOAST_ATTRIBUTE } from './use-toast-keys.ts';

/** One message, which goes by itself unless somebody looks at it with the pointer or the focus. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, message, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  const isPaused = useAttention(card);
  const close = useCallback(() => closeToast(id), [id]);
  usePausableTimeout(shownFor(toast), isPaused, close);

  return (
    <div
      ref={card}
      className={classNames(styles.toast, styles[kind])}
      {...{ [TOAST_ATTRIBUTE]: id }}
    >
      <Icon name={kind === 'success' ? 'check' : 'alert'} className={styles.icon} />
      <p className={styles.message} dir="auto">
        {message}
      </p>
      {action && (
        <Button
          className={styles.action}
          aria-keyshortcuts="F6"
          onClick={() => {
            action.onAction();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<Icon name="close" />}
        aria-label="Close message"
        className={styles.close}
        onClick={close}
      />
      {action?.seconds !== undefined && (
        <span
          aria-hidden
          className={classNames(styles.countdown, isPaused && styles.paused)}
          style={{ animationDuration: `${action.seconds}s` }}
        />
      )}
    </div>
  );
}
