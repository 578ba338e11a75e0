import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Once the page is there, brings what the address names with #… into view, and focus with it. */
export function useScrollToHash(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const target = document.getElementById(hash.slice(1));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [hash, isReady]);
}
