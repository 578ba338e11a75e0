import { useEffect, useRef, type RefObject } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { useStore } from '../../../lib/dom/store.ts';
import { ToastCard } from './toast-card.tsx';
import { closeToast, toastStore, type Toast } from './toast-store.ts';
import styles from './toaster.module.css';
import { TOAST_ATTRIBUTE, useToastKeys } from './use-toast-keys.ts';

/** Mounted once for the whole app. Both regions always exist, so that new content is spoken. */
export function Toaster() {
  const toasts = useStore(toastStore);
  const toaster = useRef<HTMLDivElement>(null);
  useToastKeys(toaster);
  useFocusInSight(toaster, toasts);
  return (
    <div ref={toaster} className={classNames(styles.toaster, 'no-print')}>
      <div role="alert" className={styles.region}>
        {toasts.map(
          (one) =>
            one.kind === 'error' && <ToastCard key={one.id} toast={one} onClose={closeToast} />,
        )}
      </div>
      <div role="status" className={styles.region}>
        {toasts.map(
          (one) =>
            one.kind !== 'error' && <ToastCard key={one.id} toast={one} onClose={closeToast} />,
        )}
      </div>
    </div>
  );
}

/** Scrolls the focused element, such as the button just pressed, out from under a new message. */
function useFocusInSight(toaster: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useEffect(() => {
    const focused = document.activeElement;
    const messages = [...(toaster.current?.querySelectorAll(`[${TOAST_ATTRIBUTE}]`) ?? [])];
    if (!focused || toaster.current?.contains(focused)) return;
    if (messages.some((message) => isOver(message, focused))) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  }, [toaster, toasts]);
}

function isOver(message: Element, control: Element): boolean {
  const [one, other] = [message.getBoundingClientRect(), control.getBoundingClientRect()];
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
