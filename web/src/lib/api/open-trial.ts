import { OPEN_TRIAL_HEADER } from '@study-assistant/contract/school/open-trial';
import { createStore } from '../dom/store.ts';

/** Whether this deployment is an open trial, by the last answer. */
export const openTrialStore = createStore(false);

export function noteTrial(headers: Headers): void {
  const isTrial = headers.has(OPEN_TRIAL_HEADER);
  if (isTrial !== openTrialStore.get()) openTrialStore.set(isTrial);
}
