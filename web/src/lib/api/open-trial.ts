import { OPEN_TRIAL_HEADER } from '@study-assistant/contract/school/open-trial';
import { createStore } from '../dom/store.ts';

/** Whether this deployment is an open trial, by the last answer. */
export const openTrialStore = createStore(false);

/** For a page that is filled in before anything else is asked of the server. */
export async function askWhetherTrial(): Promise<void> {
  try {
    const answer = await fetch('/api/health');
    noteTrial(answer.headers);
    // Unread, it would keep its connection until it is collected.
    await answer.text();
  } catch {
    // Without a connection the page's own request will say so.
  }
}

export function noteTrial(headers: Headers): void {
  const isTrial = headers.has(OPEN_TRIAL_HEADER);
  if (isTrial !== openTrialStore.get()) openTrialStore.set(isTrial);
}
