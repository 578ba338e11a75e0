import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  SAMLAuthProvider,
  signInWithPopup,
  unlink,
} from 'firebase/auth';
import type {
  Auth,
  AuthCredential,
  AuthError,
  MultiFactorError,
  User,
  UserCredential,
} from 'firebase/auth';
import { codeOf, ProviderConflictError, SECOND_STEP } from './auth-error.ts';
import type { ProviderSignIn, Ways } from './auth-provider.ts';
import { answerSecondStep } from './firebase-account.ts';

/**
 * Signing in with an account that somebody has elsewhere, in a window of its own. This is a file of its own
 * for the bundle too: the code for such windows comes when it is needed; see web/scripts/split-auth.ts.
 */
export function withProviders(auth: Auth): Ways {
  /** What the provider has said of who may not be linked before she has shown her password. */
  let pending: AuthCredential | null = null;

  return {
    async signIn(asked) {
      const provider = providerOf(asked);
      try {
        const { user } = await withCode(() =>
          signInWithPopup(auth, provider, browserPopupRedirectResolver),
        );
        return { uid: user.uid, email: user.email ?? '', fullName: user.displayName ?? '' };
      } catch (error) {
        const { code, customData } = error as AuthError;
        if (code !== 'auth/account-exists-with-different-credential') throw error;
        pending = credentialOf(asked.id, error as AuthError);
        throw new ProviderConflictError(customData.email ?? '');
      }
    },
    async signInAgain(asked) {
      const user = currentUser(auth);
      await withCode(() =>
        reauthenticateWithPopup(user, providerOf(asked), browserPopupRedirectResolver),
      );
    },
    async add(asked) {
      await linkWithPopup(currentUser(auth), providerOf(asked), browserPopupRedirectResolver);
    },
    async remove(id) {
      await unlink(currentUser(auth), id);
    },
    async linkPending() {
      if (auth.currentUser && pending) await linkWithCredential(auth.currentUser, pending);
      pending = null;
    },
  };

  /** Of an account with a second step a code is asked for as well. */
  async function withCode(signIn: () => Promise<UserCredential>): Promise<UserCredential> {
    try {
      return await signIn();
    } catch (error) {
      if (codeOf(error) !== SECOND_STEP) throw error;
      const { customData } = error as MultiFactorError;
      const email = customData.email ?? '';
      return answerSecondStep(auth, error as MultiFactorError, { email, again: signIn });
    }
  }
}

function currentUser({ currentUser: user }: Auth): User {
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}

function providerOf({ id, tenant }: ProviderSignIn) {
  if (id.startsWith('saml.')) return new SAMLAuthProvider(id);
  if (id === 'google.com') {
    const google = new GoogleAuthProvider();
    // On a computer of the school somebody else may be signed in.
    google.setCustomParameters({ prompt: 'select_account' });
    return google;
  }
  const provider = new OAuthProvider(id);
  for (const scope of ['email', 'profile']) provider.addScope(scope);
  provider.setCustomParameters({ prompt: 'select_account', ...(tenant !== null && { tenant }) });
  return provider;
}

function credentialOf(id: string, error: AuthError): AuthCredential | null {
  if (id.startsWith('saml.')) return SAMLAuthProvider.credentialFromError(error);
  if (id === 'google.com') return GoogleAuthProvider.credentialFromError(error);
  return OAuthProvider.credentialFromError(error);
}
