import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far the page was scrolled, in pixels, by history entry and by address. */
const places = new Map<string, number>();

/**
 * A page opens at its top. Back and Forward return to where it was left, and so does a tab. An
 * address with a hash is left to the page that it leads to.
 */
export function useScrollPlace(): void {
  const { key, pathname, search, hash } = useLocation();
  const action = useNavigationType();
  const last = useRef({ key, pathname, tab: tabIn(search) });

  useLayoutEffect(() => {
    const { key: lastKey, pathname: lastPathname, tab: lastTab } = last.current;
    const tab = tabIn(search);
    last.current = { key, pathname, tab };
    if (key === lastKey || hash !== '') return;
    if (action === NavigationType.Pop) return scrollTo(places.get(key));
    if (pathname !== lastPathname) return scrollTo(0);
    if (tab !== lastTab) scrollTo(places.get(pathname + search) ?? 0);
  }, [action, key, pathname, search, hash]);

  // A later effect would still listen for the page that is left when the browser tells of the move.
  useLayoutEffect(() => {
    function remember() {
      places.set(key, window.scrollY);
      places.set(pathname + search, window.scrollY);
    }
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname, search]);
}

/** Keeps the place for the address of the tab that the page shows, where the address names none. */
export function keepScrollPlaceAs(tab: string): void {
  places.set(`${window.location.pathname}?tab=${tab}`, window.scrollY);
}

function tabIn(search: string): string | null {
  return new URLSearchParams(search).get('tab');
}

function scrollTo(top: number | undefined): void {
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}
