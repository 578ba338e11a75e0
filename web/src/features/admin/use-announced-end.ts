import { useEffect, useRef } from 'react';
import { announce } from '../../components/ui/feedback/announcer.tsx';

/**
 * Announces a sentence when a process ends: undefined is not known yet, null is running. A process
 * that had ended before the page was opened is not announced.
 */
export function useAnnouncedEnd(sentence: string | null | undefined): void {
  const known = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== sentence;
    if (isNews && sentence) announce(sentence);
    if (sentence !== undefined) known.current = sentence;
  }, [sentence]);
}
