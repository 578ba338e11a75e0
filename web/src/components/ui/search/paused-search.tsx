import { MAX_SEARCH_LENGTH } from '@study-assistant/contract/people/people';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { SearchField } from './search-field.tsx';

/** Long enough that a word is asked for, not each of its letters. */
const PAUSE_MS = 300;

/** A search that asks a server: it tells the words once their typing has paused. */
export function PausedSearch({ words, onSearch, ...field }: ComponentProps<typeof SearchField>) {
  const [typed, setTyped] = useState(words);
  const [told, setTold] = useState(words);
  const [seen, setSeen] = useState(words);

  // Others have set it, such as by "Show all". What was told here comes back a moment later: until then
  // the words are those before, and nothing that was typed may go.
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
