import { expect, test } from 'vitest';
import { authFault } from '../../test/fake-auth.ts';
import { codeOf } from './auth-error.ts';
import { changePassword, UNSURE } from './change-password.ts';

const change = { current: 'blue-river', wanted: 'green-river' };
const offline = () => authFault('auth/network-request-failed');

type Breaks = {
  /** Whether the change fails, and whether it took effect all the same. */
  update?: { fault: Error; isDone: boolean };
  secondSignIn?: Error;
};

/** A provider with one account and its password. */
function aProvider({ update, secondSignIn }: Breaks = {}) {
  const known = { password: change.current, signIns: 0 };
  const auth = {
    signInAgain(password: string) {
      known.signIns += 1;
      if (known.signIns === 2 && secondSignIn) return Promise.reject(secondSignIn);
      if (password === known.password) return Promise.resolve();
      return Promise.reject(authFault('auth/invalid-credential'));
    },
    setPassword(wanted: string) {
      if (!update || update.isDone) known.password = wanted;
      return update ? Promise.reject(update.fault) : Promise.resolve();
    },
  };
  return { known, auth };
}

test('a password is changed, and who changed it is signed in by it', async () => {
  const { auth, known } = aProvider();
  await changePassword(auth, change);
  expect(known).toEqual({ password: 'green-river', signIns: 2 });
});

test('a sign-in that fails after the change takes nothing of it back', async () => {
  const { auth } = aProvider({ secondSignIn: offline() });
  await expect(changePassword(auth, change)).resolves.toBeUndefined();
});

test('a change whose answer is lost counts where the new password lets in', async () => {
  const { auth } = aProvider({ update: { fault: offline(), isDone: true } });
  await expect(changePassword(auth, change)).resolves.toBeUndefined();
});

test('a change that did not arrive has failed by the network', async () => {
  const { auth } = aProvider({ update: { fault: offline(), isDone: false } });
  const error = await changePassword(auth, change).catch((error: unknown) => error);
  expect(codeOf(error)).toBe('auth/network-request-failed');
});

test('where nobody can tell whether it is changed, nothing else is said', async () => {
  const lost = { fault: offline(), isDone: true };
  const { auth } = aProvider({ update: lost, secondSignIn: offline() });
  const error = await changePassword(auth, change).catch((error: unknown) => error);
  expect(codeOf(error)).toBe(UNSURE);
});

test('a refused password is not tried', async () => {
  const fault = authFault('auth/weak-password');
  const { auth, known } = aProvider({ update: { fault, isDone: false } });
  await expect(changePassword(auth, change)).rejects.toBe(fault);
  expect(known.signIns).toBe(1);
});
