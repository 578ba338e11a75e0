import type { Session } from '@study-assistant/contract/people/own-sessions';

/** The texts of the sign-ins on one's own account. */
export const texts = {
  title: 'Where you are signed in',
  description: (isByCard: boolean) =>
    `One line for each sign-in that was used in the last 90 days. If you do not know one, end it, then ${isByCard ? 'ask your teacher for a new card' : 'change your password'}.`,
  loading: 'Loading your sign-ins…',
  failed: 'Your sign-ins could not be loaded.',
  thisDevice: 'This device',
  signedIn: (time: string) => `Signed in ${time}`,
  lastUsed: (time: string) => `last used about ${time}`,
  end: 'End',
  endFailed: 'The sign-in could not be ended:',
  ended: (device: string) => `The sign-in with ${device} is ended.`,
  endOthers: 'End all others…',
  othersTitle: 'End all other sign-ins?',
  othersExplain:
    'On every other device you have to sign in again, also on one that is not on this list.',
  othersEnded: 'All other sign-ins are ended.',
  othersFailed: 'The other sign-ins could not be ended:',
} as const;

/** "Chrome on Windows". */
export function nameDevice({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (browser === null && system === null) return 'an unknown device';
  if (browser === null) return `an unknown browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
