import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmationMailButton } from '../../components/accounts/confirmation-mail-button.tsx';
import { NotYouDialog } from '../../components/accounts/not-you.tsx';
import { useConfirmationMail } from '../../components/accounts/use-confirmation-mail.ts';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Badge } from '../../components/ui/badge/badge.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../lib/dom/use-way-back.ts';
import { homeOf, paths } from '../../paths.ts';
import { ownAccountQuery } from '../../queries/own-account.ts';
import { ownSessionsQuery } from '../../queries/own-sessions.ts';
import { ownWaysQuery } from '../../queries/sign-in-ways.ts';
import { texts } from './account-texts.ts';
import styles from './account.module.css';
import { DataCard } from './data-card.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { findProof, hasPassword, listWays, PASSWORD, type ListedWay } from './ways/list-ways.ts';
import { ProofDialog } from './ways/proof-dialog.tsx';
import { WaysCard } from './ways/ways-card.tsx';

const NOT_YOU = new URL(paths.notYou, location.origin).hash;

/** /account: the person's profile, sign-in and stored data. */
export function AccountPage() {
  useDocumentTitle(texts.title);
  const { userType } = useSignedInUser();
  return (
    <PageLayout title={texts.title} onBack={useWayBack(homeOf(userType))} actions={<NotYou />}>
      <AccountLoaded>
        {(account, ways) => (
          <>
            <ProfileCard account={account} />
            {hasNoMailbox(account.email) ? (
              <Card title="Signing in">
                <p>{texts.card}</p>
              </Card>
            ) : (
              <>
                <EmailCard account={account} />
                {managesWays(ways) && <WaysCard ways={ways} />}
                {hasPassword(ways) && <PasswordCard />}
              </>
            )}
            <SessionsCard isByCard={hasNoMailbox(account.email)} />
            <DataCard />
            <LeaveCard account={account} ways={ways} />
          </>
        )}
      </AccountLoaded>
    </PageLayout>
  );
}

/** For who finds somebody else signed in here. It waits for nothing, and works without a connection. */
function NotYou() {
  const user = useSignedInUser();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(hash === NOT_YOU);

  function close() {
    setIsAsking(false);
    // A page that is loaded anew does not ask once more.
    if (hash === NOT_YOU) void navigate({ hash: '' }, { replace: true });
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Not you?</Button>
      {isAsking && <NotYouDialog user={user} onClose={close} />}
    </>
  );
}

type AccountLoadedProps = {
  children: (account: OwnAccount, ways: readonly ListedWay[]) => ReactNode;
};

/** The ways to sign in come from Firebase: the page waits for both, so that nothing in it moves. */
function AccountLoaded({ children }: AccountLoadedProps) {
  const { uid } = useSignedInUser();
  const account = useQuery(ownAccountQuery(uid));
  const ways = useQuery(ownWaysQuery(uid));
  // They have a card of their own, and come meanwhile.
  usePrefetchQuery(ownSessionsQuery(uid));
  const skeleton = <Skeleton label={texts.loading} shape="cards" count={3} />;
  return (
    <Loaded query={account} skeleton={skeleton} error={texts.failed}>
      {(loaded) => (
        <Loaded query={ways} skeleton={skeleton} error={texts.failed}>
          {(connected) => children(loaded, listWays(connected, loaded.signInProviders))}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Whether there is more to say of them than that there is a password. */
function managesWays(ways: readonly ListedWay[]): boolean {
  return ways.length > 1 || !hasPassword(ways);
}

type LeaveCardProps = { account: OwnAccount; ways: readonly ListedWay[] };

/** Closes the person's own account after a confirmation, and a new sign-in where there is no password. */
function LeaveCard({ account: { email, user }, ways }: LeaveCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const by = hasPassword(ways) ? null : findProof(ways, PASSWORD);
  const [isShown, setIsShown] = useState(false);

  function close() {
    setIsAsking(false);
    setIsShown(false);
  }

  return (
    <Card title="Leave" description={texts.leave}>
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Leave…
        </Button>
      </div>
      {isAsking && by && !isShown && (
        <ProofDialog by={by} onShown={() => setIsShown(true)} onClose={close} />
      )}
      {isAsking && (!by || isShown) && (
        <LeaveDialog email={email} fullName={user?.fullName ?? ''} onClose={close} />
      )}
    </Card>
  );
}

/** The address of the account, and the mail that confirms it. */
function EmailCard({ account: { email, isEmailVerified } }: { account: OwnAccount }) {
  const mail = useConfirmationMail(email, paths.account);
  const { sentAt, isSending, problem } = mail;
  const isSent = sentAt > 0 && !isSending && problem === null;
  return (
    <Card title="E-mail address">
      <p className={styles.status}>
        <span dir="ltr">{email}</span>
        <Badge tone={isEmailVerified ? 'good' : 'warn'}>
          {isEmailVerified ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      {!isEmailVerified && (
        <>
          <div role="status">
            {isSent && <p className={styles.hint}>{texts.mailSent(email)}</p>}
            {problem && <p className={styles.hint}>{problem}</p>}
          </div>
          <div>
            <ConfirmationMailButton mail={mail} label="Send confirmation" />
          </div>
        </>
      )}
    </Card>
  );
}

/** Name, role, grade and school. */
function ProfileCard({ account: { mayRename, school } }: { account: OwnAccount }) {
  const { fullName, userType, currentGrade, isAdmin } = useSignedInUser();
  const role = userType === 'teacher' ? 'Teacher' : 'Student';
  return (
    <Card title="Profile">
      {mayRename ? (
        <NameForm fullName={fullName} />
      ) : (
        <>
          <p dir="auto">
            <strong>{fullName}</strong>
          </p>
          <p className={styles.hint}>{texts.askForName}</p>
        </>
      )}
      <dl className={styles.facts}>
        <dt>Role</dt>
        <dd>{isAdmin ? `${role}, looks after the school` : role}</dd>
        {currentGrade !== null && (
          <>
            <dt>Grade</dt>
            <dd>{currentGrade}</dd>
          </>
        )}
        {school && (
          <>
            <dt>School</dt>
            <dd dir="auto">{school.name}</dd>
          </>
        )}
      </dl>
      {currentGrade !== null && <p className={styles.hint}>{texts.askForGrade}</p>}
    </Card>
  );
}
