import {
  getAccommodation,
  setAccommodation,
} from '@study-assistant/contract/assignments/assignments';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

/** A student's extra time at everything. It is no one else's business, so it is not kept. */
export function timeFactorQuery(uid: string) {
  return queryOptions({
    queryKey: ['accommodations', uid],
    queryFn: async ({ signal }) =>
      (await call(getAccommodation, { params: { uid } }, { signal })).timeFactor,
    staleTime: 0,
    gcTime: 0,
  });
}

export async function setTimeFactor(uid: string, timeFactor: TimeFactor): Promise<void> {
  await call(setAccommodation, { params: { uid }, body: { timeFactor } });
}
