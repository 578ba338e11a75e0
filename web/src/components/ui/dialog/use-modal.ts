import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A `<dialog>` that is open while it is rendered. The focus starts where `focusFirst` puts it and
 * returns to where it was when the dialog goes.
 */
export function useModal(
  focusFirst: (dialog: HTMLDialogElement) => void,
  onClosed: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const focus = useEffectEvent(focusFirst);
  const tellIfClosed = useEffectEvent((event: Event) => {
    if (!(event.currentTarget as HTMLDialogElement).open) onClosed();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // Browsers close a dialog on the second Escape, even if the first was prevented.
    const listening = new AbortController();
    element.addEventListener('close', (event) => tellIfClosed(event), {
      signal: listening.signal,
    });
    const opener = document.activeElement;
    element.showModal();
    focus(element);
    return () => {
      listening.abort();
      // The dialog is closed before it leaves the document, or the focus would drop to <body>.
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return dialog;
}
