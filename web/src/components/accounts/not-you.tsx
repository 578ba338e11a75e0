import type { User } from '@study-assistant/contract/people/accounts';
import { useState } from 'react';
import { getAuth } from '../../lib/auth/auth.ts';
import { findUnsent, removeCached, removeKept } from '../../lib/auth/kept-of-person.ts';
import { signOut } from '../../lib/auth/session.ts';
import { paths } from '../../paths.ts';
import { endSignIn } from '../../queries/end-sign-in.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';

const MOST_MS = 3_000;

/** Says first what would be lost, since nobody but the person herself can send it. */
export function UnsentNote({ user }: { user: User }) {
  const [{ attempts, edits }] = useState(() => findUnsent(user.uid));
  return (
    <>
      {attempts.length > 0 && (
        <p>
          <strong>Not sent yet:</strong> answers to{' '}
          <bdi>{attempts.map((title) => `“${title}”`).join(', ')}</bdi>. They are in this browser
          alone and will be lost. To keep them, connect to the internet and open the quiz first.
        </p>
      )}
      {edits > 0 && (
        <p>
          <strong>Not saved yet:</strong> changes of {edits === 1 ? 'a quiz' : `${edits} quizzes`}.
          They will be lost.
        </p>
      )}
    </>
  );
}

/** Signs somebody out and removes all that this browser keeps of her; what the server has stays. */
export async function forgetHere(user: User): Promise<void> {
  // What needs a network comes first, while she still reads that it is under way, and not for long.
  const slow = Promise.allSettled([tellServer(), removeCached()]);
  await Promise.race([slow, new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
  await signOut();
  removeKept(user);
}

async function tellServer(): Promise<void> {
  const token = await (await getAuth()).token();
  if (token !== null) await endSignIn(token);
}

/** Asks before it, and begins with a new page, whose memory has nothing of her either. */
export function NotYouDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function forget() {
    setIsBusy(true);
    await forgetHere(user);
    window.location.replace(paths.logIn);
  }

  return (
    <ConfirmDialog
      title={`Not ${user.fullName || user.email}?`}
      confirmLabel="Sign out and remove"
      isBusy={isBusy}
      busyLabel="Removing…"
      onConfirm={() => void forget()}
      onCancel={onClose}
    >
      <p>
        This signs <bdi>{user.fullName || user.email}</bdi> out and removes what this browser keeps
        of the account. What the school has stays.
      </p>
      <UnsentNote user={user} />
    </ConfirmDialog>
  );
}
