import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../text/icon.tsx';
import type { Toast } from './toast-store.ts';
import styles from './toaster.module.css';
import { TOAST_ATTRIBUTE } from './use-toast-keys.ts';

type ToastCardProps = { toast: Toast; onClose: (id: number) => void };

/** One message, which disappears by itself unless it has the pointer or the focus. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { id, kind, message, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  const isPaused = useAttention(card);
  const close = useCallback(() => onClose(id), [id, onClose]);
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

const SUCCESS_MS = 6000;
const ACTION_MS = 10_000;
const ERROR_MS = 10_000;
const LONGEST_MS = 30_000;
/** The pace of slow reading while doing something else. */
const MS_PER_CHARACTER = 90;

/** How long a message is shown in ms; null means until it is closed. */
function shownFor({ kind, message, action }: Toast): number | null {
  if (action?.seconds !== undefined) return action.seconds * 1000;
  if (kind === 'error') {
    const reading = Math.max(ERROR_MS, message.length * MS_PER_CHARACTER);
    return action === null ? Math.min(LONGEST_MS, reading) : null;
  }
  return action === null ? SUCCESS_MS : ACTION_MS;
}

/** Calls back after the given time, which stops while paused. Null never calls back. */
function usePausableTimeout(
  milliseconds: number | null,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const remaining = useRef(milliseconds);

  useEffect(() => {
    if (remaining.current === null || isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== null) remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused, onEnd]);
}

/** Tells whether the pointer or the focus is inside an element, which need not be a control. */
function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    function on(type: string, listener: () => void) {
      element.current?.addEventListener(type, listener, { signal: listening.signal });
    }
    on('pointerenter', () => setIsHovered(true));
    on('pointerleave', () => setIsHovered(false));
    on('focusin', () => setIsFocused(true));
    on('focusout', () => setIsFocused(false));
    return () => listening.abort();
  }, [element]);

  return isHovered || isFocused;
}
