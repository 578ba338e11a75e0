import type { StudentOverview } from '@study-assistant/contract/students';
import { useEffect, useRef } from 'react';
import { toast } from '../../components/ui/toast-store.ts';
import { lowPerformersOf } from './overview-figures.ts';
import { lowPerformersSentence } from './overview-texts.ts';

/** After the overview has settled in. */
const alertDelayMilliseconds = 500;

/** Names the students under 20% completion, once each time that the overview is opened and loaded. */
export function useLowPerformerAlert(loaded: readonly StudentOverview[] | undefined): void {
  const isTold = useRef(false);
  useEffect(() => {
    const low = lowPerformersOf(loaded ?? []);
    if (low.length === 0 || isTold.current) return;
    const timer = setTimeout(() => {
      isTold.current = true;
      toast.error(lowPerformersSentence(low));
    }, alertDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [loaded]);
}
