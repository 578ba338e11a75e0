import { createContext, useContext } from 'react';
import { describeMoments, describePlainMoments } from '../../lib/format/moments.ts';

/** True when the section names the zone of all its times, so that lines need not. */
export const ZoneIsSaid = createContext(false);

/** Returns the formatter for the times of one assignment. */
export function useSayMoment(timeZone: string): (iso: string) => string {
  return useContext(ZoneIsSaid) ? describePlainMoments(timeZone) : describeMoments(timeZone);
}
