import { MAX_SEARCH_LENGTH } from '@study-assistant/contract/wire/limits';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The filter of a list, kept in the address so that it survives a return. */
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
      // The rest of the history state is kept.
      { replace: true, state },
    );
  }

  return { params, set };
}

/** The search words in the address, cut to the length that the server accepts. */
export function wordsIn(params: URLSearchParams): string {
  return (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH);
}

/** Returns one of `choices`, or null when the address has none of them. */
export function choiceIn<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === params.get(name)) ?? null;
}
