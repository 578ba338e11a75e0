import { useEffect, useRef } from 'react';
import { announce } from '../../components/ui/feedback/announcer.tsx';

/**
 * Speaks a sentence when what runs has ended; undefined before anything is known, null while it runs.
 * What had ended before the page was opened is not news.
 */
export function useAnnouncedEnd(sentence: string | null | undefined): void {
  const known = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== sentence;
    if (isNews && sentence) announce(sentence);
    if (sentence !== undefined) known.current = sentence;
  }, [sentence]);
}
