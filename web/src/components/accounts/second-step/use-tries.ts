import { useState } from 'react';

type Outcome = { isPending: boolean; error: unknown };

/**
 * One try after another, of which the last failure is told. The pages for signing in have no query client.
 */
export function useTries(act: () => Promise<void>, onFailure: () => void = () => undefined) {
  const [{ isPending, error }, setOutcome] = useState<Outcome>({ isPending: false, error: null });

  async function attempt(): Promise<void> {
    setOutcome({ isPending: true, error: null });
    try {
      await act();
      setOutcome({ isPending: false, error: null });
    } catch (failure) {
      setOutcome({ isPending: false, error: failure });
      onFailure();
    }
  }

  return { isPending, error, attempt: () => void attempt() };
}
