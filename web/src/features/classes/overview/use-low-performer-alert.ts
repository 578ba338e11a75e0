import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { useEffect, useRef } from 'react';
import { closeToast, toast } from '../../../components/ui/feedback/toast-store.ts';
import { lowPerformersOf } from './overview-figures.ts';
import { lowPerformersSentence } from './overview-texts.ts';

/** After the overview has settled in. */
const ALERT_DELAY_MS = 500;

/**
 * Names the students under 20% completion, once each time that the overview is opened and loaded. The
 * names leave with the overview: another screen, or another person at this one, need not see them.
 */
export function useLowPerformerAlert(loaded: readonly StudentOverview[] | undefined): void {
  const told = useRef<number | null>(null);
  useEffect(() => {
    const low = lowPerformersOf(loaded ?? []);
    if (low.length === 0 || told.current !== null) return;
    const timer = setTimeout(() => {
      told.current = toast.error(lowPerformersSentence(low));
    }, ALERT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  useEffect(
    () => () => {
      if (told.current !== null) closeToast(told.current);
    },
    [],
  );
}
