import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the element named by #… in the address once the page is ready, and focuses it. */
export function useScrollToHash(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const target = document.getElementById(hash.slice(1));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [hash, isReady]);
}
