import { MAX_SEARCH_LENGTH } from '@study-assistant/contract/wire/limits';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { SearchField } from './search-field.tsx';

/** Long enough to search for a word instead of each of its letters. */
const PAUSE_MS = 300;

/** A search field for server queries, which reports the words once typing has paused. */
export function PausedSearch({ words, onSearch, ...field }: ComponentProps<typeof SearchField>) {
  const [typed, setTyped] = useState(words);
  const [told, setTold] = useState(words);
  const [seen, setSeen] = useState(words);

  // The words were set from outside, for example by "Show all". A word reported here comes back a
  // moment later; until then the old words arrive and must not replace what was typed.
  if (words !== seen) {
    setSeen(words);
    if (words !== told) {
      setTold(words);
      setTyped(words);
    }
  }

  const tell = useEffectEvent(() => {
    setTold(typed);
    onSearch(typed);
  });
  useEffect(() => {
    if (typed === told) return undefined;
    const timer = setTimeout(() => tell(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, told]);

  return <SearchField {...field} maxLength={MAX_SEARCH_LENGTH} words={typed} onSearch={setTyped} />;
}
