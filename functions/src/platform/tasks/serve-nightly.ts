import { onSchedule } from 'firebase-functions/v2/scheduler';
import { newRequestId, runWithRequestId } from '../log/request-id.ts';
import type { Night } from '../settings/config.ts';

/** The longest that a scheduled call may take, seconds. */
const MAX_SECONDS = 1800;

/** The Cloud Function of work that is done once a night, by one instance; what it misses is done the next. */
export function serveNightly({ hour, timeZone }: Night, work: () => Promise<void>) {
  return onSchedule(
    {
      schedule: `0 ${hour} * * *`,
      timeZone,
      memory: '512MiB',
      timeoutSeconds: MAX_SECONDS,
      maxInstances: 1,
      retryCount: 0,
    },
    () => runWithRequestId(newRequestId(), work),
  );
}
