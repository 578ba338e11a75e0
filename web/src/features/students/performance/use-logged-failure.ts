import { useEffect } from 'react';

/** The specification has these failures logged, without a message to the reader. */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, error);
  }, [what, error]);
}
