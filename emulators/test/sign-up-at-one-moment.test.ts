import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import '../src/official/preload/sign-up-at-one-moment.mjs';

type User = { lastLoginAt: string; validSince: string };
type State = { getUserByEmail: (email: string) => User | undefined };
type SignUp = (state: State, body: object, context: object) => Promise<unknown>;

const require = createRequire(import.meta.url);
const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state.js') as {
  AgentProjectState: new (projectId: string) => State;
};
const { authOperations } = require('firebase-tools/lib/emulator/auth/operations.js') as {
  authOperations: { identitytoolkit: { accounts: { signUp: SignUp } } };
};

afterEach(() => void vi.useRealTimers());

test('an account that is made while a second ends is signed in from its beginning', async () => {
  vi.useFakeTimers({ now: 1_999 });
  const state = new AgentProjectState('demo-one-moment');
  const body = {
    email: 'ada@example.org',
    // Read after the first look at the clock, and before the second.
    get password() {
      vi.setSystemTime(2_001);
      return 'correct horse';
    },
  };
  await authOperations.identitytoolkit.accounts.signUp(state, body, {});
  const user = state.getUserByEmail('ada@example.org');
  expect(user?.lastLoginAt).toBe('1999');
  expect(Number(user?.validSince)).toBeLessThanOrEqual(1);
});
