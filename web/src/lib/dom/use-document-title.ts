import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Study Assistant';

/**
 * Sets the document's title and, after a navigation inside the app, focuses the page's h1, which
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
    // A page that replaces its loading state by its content may remove the focused h1.
    const isFocusLost = document.activeElement === document.body;
    const isSamePage = focusedPath.current === pathname;
    focusedPath.current = pathname;
    if (isFirstPage || (isSamePage && !isFocusLost)) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [key, pathname, title]);
}
