import { keepRecent } from './keep-recent.ts';

type Options = {
  /** How old an answer may be. */
  ms: number;
  /** How many keys are remembered. */
  most: number;
  clock: () => Date;
};

type Shared<T> = { until: number; found: Promise<T> | null };

/**
 * Shares one answer among all who ask for the same within a short time, such as a class whose devices
 * ask every second what is on the board. A failure is not kept.
 */
export function shareBriefly<T>(load: (key: string) => Promise<T>, { ms, most, clock }: Options) {
  const sharedOf = keepRecent((): Shared<T> => ({ until: 0, found: null }), most);
  function forget(key: string): void {
    Object.assign(sharedOf(key), { until: 0, found: null });
  }
  return {
    find(key: string): Promise<T> {
      const shared = sharedOf(key);
      const now = clock().getTime();
      if (shared.found !== null && now < shared.until) return shared.found;
      const found = load(key);
      Object.assign(shared, { until: now + ms, found });
      found.catch(() => {
        if (shared.found === found) forget(key);
      });
      return found;
    },

    /** What has just been changed here does not count any more. */
    forget,
  };
}
