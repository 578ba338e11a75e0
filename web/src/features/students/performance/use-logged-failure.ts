import { useEffect } from 'react';

/** Logs a failure without showing it, as the specification asks. */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, error);
  }, [what, error]);
}
