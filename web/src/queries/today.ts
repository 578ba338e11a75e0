import { getToday } from '@study-assistant/contract/assignments/today';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { timesOf, waitUntilNext } from './to-do.ts';

export type TodayReply = Omit<Reply<typeof getToday>, 'success'>;

/**
 * What is a student's own now. It is asked for at every visit and look, since a quiz may have been
 * begun or handed in meanwhile, and as soon as one of its times passes.
 */
export function todayQuery(uid: string) {
  return queryOptions({
    queryKey: ['today', uid],
    queryFn: ({ signal }): Promise<TodayReply> => call(getToday, { params: { uid } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data ? waitForChange(state.data) : false),
    // Nothing waits for it but a panel that stays away without it.
    retry: false,
  });
}

function waitForChange({ today: { openAttempts, assignment }, serverNow }: TodayReply) {
  const deadlines = openAttempts.flatMap(({ deadline }) => deadline ?? []);
  return waitUntilNext([...deadlines, ...(assignment ? timesOf(assignment) : [])], serverNow);
}
