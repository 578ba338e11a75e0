import { MAX_SEARCH_LENGTH } from '@study-assistant/contract/people/people';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What a list is narrowed by, kept in the address: there again for whoever comes back to it. */
export function useSearchFilter() {
  const { state } = useLocation() as { state: unknown };
  const [params, setParams] = useSearchParams();

  function set(changes: Readonly<Record<string, string | null>>) {
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      // What the entry of the history knows besides, stays.
      { replace: true, state },
    );
  }

  return { params, set };
}

/** The words that the address has, of which the server takes so many. */
export function wordsIn(params: URLSearchParams): string {
  return (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH);
}

/** One of `choices`, or null where the address has none of them. */
export function choiceIn<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === params.get(name)) ?? null;
}
