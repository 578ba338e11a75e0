import { useSearchParams } from 'react-router-dom';

/** The value of a filter that narrows nothing. */
export const ALL = 'all';

export type ListFilter = {
  /** The value of one filter, `ALL` by default. */
  get: (name: string) => string;
  set: (name: string, value: string) => void;
  words: string;
  setWords: (words: string) => void;
  /** How many filters are set, without the words. */
  count: number;
  /** Whether anything is narrowed, which needs the whole list. */
  isNarrowed: boolean;
  clear: () => void;
};

/**
 * What a list is narrowed to, kept in the address, so that Back finds the list as it was left. Other
 * parameters of the address stay.
 */
export function useListFilter(names: readonly string[]): ListFilter {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '' || value === ALL) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return {
    get: (name) => params.get(name) ?? ALL,
    set: change,
    words: params.get('search') ?? '',
    setWords: (words) => change('search', words),
    count: names.filter((name) => params.has(name)).length,
    isNarrowed: ['search', ...names].some((name) => params.has(name)),
    clear: () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of ['search', ...names]) after.delete(name);
          return after;
        },
        { replace: true },
      ),
  };
}
