import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import type { Session } from '@study-assistant/contract/people/own-sessions';
import { http, HttpResponse } from 'msw';
import type { SecondStep } from '../queries/second-step.ts';
import { student } from './render-signed-in.tsx';
import { server } from './server.ts';

/** The sign-in of the browser that asks. */
export const THIS_SESSION: Session = {
  ...{ id: '1795161600', browser: 'Firefox', system: 'Linux', isThis: true },
  ...{ signedInAt: '2026-11-20T08:00:00.000Z', lastUsedAt: '2026-11-29T08:00:00.000Z' },
};

/** Where a deployment has no second step. */
export const NO_SECOND_STEP: SecondStep = {
  ...{ rule: 'off', isSetUp: false, isUsed: false, isMissing: false, codesLeft: 0 },
};

/** Serves the caller's account, by default one without a profile. */
export function serveOwnAccount(parts: Partial<OwnAccount>): void {
  const account: OwnAccount = {
    state: 'unconfirmed',
    email: student.email,
    isEmailVerified: false,
    user: null,
    school: null,
    schools: [],
    invitation: null,
    mayRename: false,
    signInProviders: [],
    ...parts,
  };
  server.use(
    http.get('/api/account', () => HttpResponse.json({ success: true, account })),
    http.get('/api/account/second-step', () =>
      HttpResponse.json({ success: true, ...NO_SECOND_STEP }),
    ),
    http.get('/api/account/sessions', () =>
      HttpResponse.json({ success: true, sessions: [THIS_SESSION] }),
    ),
  );
}
