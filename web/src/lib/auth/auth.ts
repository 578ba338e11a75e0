import type { Auth } from './auth-provider.ts';

let load: () => Promise<Auth> = connectFirebase;
let loaded: Promise<Auth> | null = null;

/** Loads the provider on first use; a failed load is repeated at the next call. */
export function getAuth(): Promise<Auth> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** Replaces Firebase by another provider. */
export function provideAuth(auth: Auth): void {
  load = () => Promise.resolve(auth);
  loaded = null;
}

async function connectFirebase(): Promise<Auth> {
  const { connect } = await import('./firebase.ts');
  return connect();
}
