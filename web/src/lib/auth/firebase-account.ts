import {
  createUserWithEmailAndPassword,
  deleteUser,
  getMultiFactorResolver,
  multiFactor,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  TotpMultiFactorGenerator,
  updatePassword,
} from 'firebase/auth';
import type { Auth, MultiFactorError, UserCredential } from 'firebase/auth';
import type { Credentials, NewApp } from './auth-provider.ts';
import { askForCode } from './second-step-question.ts';

/*
 * Changes of an account, and codes of an authenticator app. In the bundle this goes with firebase-providers.ts, apart from what every
 * visit needs; see web/scripts/split-auth.ts.
 */

/** What the app calls the account's place. */
const ISSUER = 'Study Assistant';

/**
 * Ends a sign-in for which Firebase wants a code, with the code that somebody is asked for.
 *
 * @param email of the account; '' where it is not known
 * @param again the same sign-in once more
 */
export function answerSecondStep(
  auth: Auth,
  error: MultiFactorError,
  { email, again }: { email: string; again: () => Promise<UserCredential> },
): Promise<UserCredential> {
  const resolver = getMultiFactorResolver(auth, error);
  const app = resolver.hints.find(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  );
  if (!app) throw error;
  return askForCode(email, {
    answer: (code) =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code)),
    again,
  });
}

/** Works only shortly after signing in. */
export async function beginApp({ currentUser: user }: Auth): Promise<NewApp> {
  if (!user) throw new Error('Nobody is signed in.');
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  return {
    key: secret.secretKey,
    link: secret.generateQrCodeUrl(user.email ?? '', ISSUER),
    async confirm(code) {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
      await multiFactor(user).enroll(assertion, 'App');
    },
  };
}

export async function deleteAccount({ currentUser }: Auth): Promise<void> {
  if (currentUser) await deleteUser(currentUser);
}

export async function sendConfirmation({ currentUser }: Auth, url: string): Promise<void> {
  if (currentUser) await sendEmailVerification(currentUser, { url });
}

/** Works only shortly after signing in. */
export async function setPassword({ currentUser }: Auth, wanted: string): Promise<void> {
  if (currentUser) await updatePassword(currentUser, wanted);
}

export function createAccount(
  auth: Auth,
  { email, password }: Credentials,
): Promise<UserCredential> {
  return createUserWithEmailAndPassword(auth, email, password);
}

export const signInByToken = signInWithCustomToken;

export const sendPasswordReset = sendPasswordResetEmail;
