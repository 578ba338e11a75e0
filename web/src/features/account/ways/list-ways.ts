import type { SignInProvider } from '@study-assistant/contract/wire/sign-in-providers';
import type { Way } from '../../../lib/auth/auth-provider.ts';

export const PASSWORD = 'password';

/** A way to sign in as a line of the list. */
export type ListedWay = {
  id: string;
  label: string;
  /** Null for a password, and for a provider that the school does not take. */
  provider: SignInProvider | null;
  /** The address there; null for a password, and where the provider tells none. */
  email: string | null;
  isConnected: boolean;
  /** Whether it signs in: it is connected, and the school takes it. */
  isUsable: boolean;
};

/** What Firebase calls them, where no setting has a label any more. */
const LABELS: Record<string, string> = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' };

/** The password first, then what the school takes, then what it takes no more. */
export function listWays(
  ways: readonly Way[],
  providers: readonly SignInProvider[],
): readonly ListedWay[] {
  const connected = new Map(ways.map((way) => [way.id, way]));
  const hasPassword = connected.has(PASSWORD);
  const takenIds = new Set(providers.map(({ id }) => id));
  const others = ways.filter(({ id }) => id !== PASSWORD && !takenIds.has(id));
  return [
    {
      ...{ id: PASSWORD, label: 'Password', provider: null, email: null },
      ...{ isConnected: hasPassword, isUsable: hasPassword },
    },
    ...providers.map((provider) => ({
      ...{ id: provider.id, label: provider.label, provider },
      email: connected.get(provider.id)?.email ?? null,
      isConnected: connected.has(provider.id),
      isUsable: connected.has(provider.id),
    })),
    ...others.map(({ id, email }) => ({
      ...{ id, label: LABELS[id] ?? id, provider: null, email },
      ...{ isConnected: true, isUsable: false },
    })),
  ];
}

export function hasPassword(ways: readonly ListedWay[]): boolean {
  return ways.some(({ id, isConnected }) => id === PASSWORD && isConnected);
}

/** The way by which its owner shows that it is she: one that stays, the password if there is one. */
export function findProof(ways: readonly ListedWay[], changedId: string): ListedWay | null {
  return ways.find(({ id, isUsable }) => isUsable && id !== changedId) ?? null;
}
