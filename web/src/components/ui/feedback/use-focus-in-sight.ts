import { useEffect, type RefObject } from 'react';
import type { Toast } from './toast-store.ts';
import { TOAST_ATTRIBUTE } from './use-toast-keys.ts';

/** Scrolls what has the focus, such as the button just pressed, out from under a new message. */
export function useFocusInSight(
  toaster: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
): void {
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
