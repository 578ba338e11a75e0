import { useEffect, type RefObject } from 'react';
import { closeToast } from './toast-store.ts';

/** Says in the page which message an element is. */
export const TOAST_ATTRIBUTE = 'data-toast';

/**
 * F6 goes to the newest message and back again, Escape closes the one that has the focus. Whichever
 * way a message is left, the focus returns to where it came from.
 */
export function useToastKeys(toaster: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = toaster.current;
    if (!box) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let cameFrom: HTMLElement | null = null;

    function goBack() {
      if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
    }

    function onFocus({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !box?.contains(relatedTarget)) {
        cameFrom = relatedTarget;
      }
    }

    /** Its button is gone in a moment, and the focus would be nowhere. */
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('button')) goBack();
    }

    function onKey(event: KeyboardEvent) {
      const current = box?.contains(document.activeElement) ? document.activeElement : null;
      if (event.key === 'F6' && current) goBack();
      else if (event.key === 'F6') newestButton(box)?.focus();
      else if (event.key === 'Escape' && current) {
        const id = current.closest(`[${TOAST_ATTRIBUTE}]`)?.getAttribute(TOAST_ATTRIBUTE);
        goBack();
        closeToast(Number(id));
      } else return;
      event.preventDefault();
    }

    box.addEventListener('focusin', onFocus, { signal });
    box.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [toaster]);
}

/** The first button of the newest message: its action, where it has one. */
function newestButton(box: HTMLElement | null): HTMLElement | null {
  const toasts = [...(box?.querySelectorAll(`[${TOAST_ATTRIBUTE}]`) ?? [])];
  const age = (toast: Element) => Number(toast.getAttribute(TOAST_ATTRIBUTE));
  return toasts.sort((a, b) => age(b) - age(a))[0]?.querySelector('button') ?? null;
}
