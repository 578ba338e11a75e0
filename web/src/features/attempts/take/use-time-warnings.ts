import { useEffect, useRef } from 'react';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { describeDuration } from '../../../lib/format/durations.ts';

const warningsAt = [10, 30, 60, 300];

/** Says at 5 minutes, 1 minute, 30 and 10 seconds how much is left; every second would be noise. */
export function useTimeWarnings(remaining: number): void {
  const before = useRef(remaining);

  useEffect(() => {
    const warning = warningsAt.find((at) => before.current > at && remaining <= at);
    before.current = remaining;
    if (warning !== undefined && remaining > 0) announce(`${describeDuration(warning)} left.`);
  }, [remaining]);
}
