import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Study Assistant';

/**
 * Names the document and, after a navigation inside the app, puts focus on the page's h1, which
 * the layouts render with tabIndex -1. The first page keeps the browser's own focus.
 */
export function useDocumentTitle(title: string): void {
  const { key, pathname } = useLocation();
  const focusedPath = useRef<string | null>(null);

  useEffect(() => {
    document.title = `${title} – ${PRODUCT}`;
  }, [title]);

  useEffect(() => {
    const isFirstPage = key === 'default';
    // A page that swaps its loading state for its content may take the focused h1 away with it.
    const isFocusLost = document.activeElement === document.body;
    const isSamePage = focusedPath.current === pathname;
    focusedPath.current = pathname;
    if (isFirstPage || (isSamePage && !isFocusLost)) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [key, pathname, title]);
}
