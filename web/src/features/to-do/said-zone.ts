import { createContext, useContext } from 'react';
import { describeMoments, describePlainMoments } from '../../lib/format/moments.ts';

/** Whether the section has named the zone of all its times, so that no line has to. */
export const ZoneIsSaid = createContext(false);

/** How the times of one assignment are said. */
export function useSayMoment(timeZone: string): (iso: string) => string {
  return useContext(ZoneIsSaid) ? describePlainMoments(timeZone) : describeMoments(timeZone);
}
