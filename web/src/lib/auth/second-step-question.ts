import { useSyncExternalStore } from 'react';

/** What the provider wants to know beside the password, until it is answered or given up. */
export type SecondStepQuestion = {
  /** The address of the account; '' where it is not known. */
  email: string;
  /** Rejects when the code is wrong; then another one may be tried. */
  answer: (code: string) => Promise<void>;
  /** Signs in once more, where no code is asked for any more. */
  again: () => Promise<void>;
  /** Whoever waits for the sign-in is told this. */
  giveUp: (error: Error) => void;
};

let current: SecondStepQuestion | null = null;
const listeners = new Set<() => void>();

/**
 * Asks whoever signs in; a page that signs somebody in shows the question. Resolves with what `answer` gives,
 * or `again`, which begins the sign-in anew.
 */
export function askForCode<Result>(
  email: string,
  { answer, again }: { answer: (code: string) => Promise<Result>; again: () => Promise<Result> },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    show({
      email,
      async answer(code) {
        resolve(await answer(code));
        show(null);
      },
      async again() {
        show(null);
        await again().then(resolve, reject);
      },
      giveUp(error) {
        reject(error);
        show(null);
      },
    });
  });
}

export function useSecondStepQuestion(): SecondStepQuestion | null {
  return useSyncExternalStore(subscribe, () => current);
}

function show(question: SecondStepQuestion | null): void {
  current = question;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
