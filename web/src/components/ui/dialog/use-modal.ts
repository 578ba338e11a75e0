import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A `<dialog>` that is open while it is rendered. It opens with the focus where `focusFirst` finds it,
 * and gives the focus back to where it was when it is taken away.
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
    // Browsers close on a second Escape, whatever the first was told.
    const listening = new AbortController();
    element.addEventListener('close', (event) => tellIfClosed(event), {
      signal: listening.signal,
    });
    const opener = document.activeElement;
    element.showModal();
    focus(element);
    return () => {
      listening.abort();
      // Before it leaves the document, or the focus would drop to <body>.
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return dialog;
}
