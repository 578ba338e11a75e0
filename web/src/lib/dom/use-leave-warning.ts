import { useEffect } from 'react';

/** Makes the browser ask before the page is left or closed while there is unsent work. */
export function useLeaveWarning(hasUnsent: boolean): void {
  useEffect(() => {
    if (!hasUnsent) return undefined;
    function warn(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsent]);
}
