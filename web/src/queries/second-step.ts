import * as endpoints from '@study-assistant/contract/people/second-step';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { isUnknownCall } from '../lib/api/is-unknown-call.ts';
import type { NewApp } from '../lib/auth/auth-provider.ts';
import { getAuth } from '../lib/auth/auth.ts';
import { signOut } from '../lib/auth/session.ts';

export type SecondStep = Omit<Reply<typeof endpoints.getSecondStep>, 'success'>;

const NONE: SecondStep = {
  ...{ rule: 'off', isSetUp: false, isUsed: false, isMissing: false, codesLeft: 0 },
};

/** Of the person herself; a student has none. */
export function secondStepQuery({ uid, userType }: { uid: string; userType: string }) {
  return queryOptions({
    queryKey: ['account', uid, 'second-step'],
    queryFn: async ({ signal }): Promise<SecondStep> => {
      if (userType !== 'teacher') return NONE;
      try {
        return await call(endpoints.getSecondStep, {}, { signal });
      } catch (error) {
        if (isUnknownCall(error)) return NONE;
        throw error;
      }
    },
  });
}

/** A key for an app, which counts once a code of the app is confirmed. */
export async function beginApp(): Promise<NewApp> {
  return (await getAuth()).beginApp();
}

/** Confirms an app, after which every sign-in asks for its code. Returns the recovery codes; none where they
 * could not be made, which does not take the app back. */
export async function confirmApp(app: NewApp, code: string): Promise<string[]> {
  await app.confirm(code);
  return makeRecoveryCodes().catch(() => []);
}

export async function makeRecoveryCodes(): Promise<string[]> {
  return (await call(endpoints.makeRecoveryCodes, {})).codes;
}

/** Ends this sign-in as well, since it was made with what is gone. */
export async function removeSecondStep(farewell: string): Promise<void> {
  await call(endpoints.removeSecondStep, {});
  await signOut(farewell);
}

export async function resetSecondStep(uid: string): Promise<void> {
  await call(endpoints.resetSecondStep, { params: { uid } });
}

/** By somebody who is not signed in. */
export async function recoverAccount(email: string, code: string): Promise<void> {
  await call(endpoints.recoverAccount, { body: { email, code } });
}
