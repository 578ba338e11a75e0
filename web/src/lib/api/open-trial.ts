import { OPEN_TRIAL_HEADER } from '@study-assistant/contract/school/open-trial';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOpenTrial = false;

/** Takes from an answer whether this deployment is an open trial. */
export function noteTrial(headers: Headers): void {
  const isTrial = headers.has(OPEN_TRIAL_HEADER);
  if (isTrial === isOpenTrial) return;
  isOpenTrial = isTrial;
  for (const tell of listeners) tell();
}

export function useIsOpenTrial(): boolean {
  return useSyncExternalStore(subscribe, () => isOpenTrial);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
