import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the focus is in an element, which need not be a control. */
export function useAttention(element: RefObject<HTMLElement | null>): boolean {
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
