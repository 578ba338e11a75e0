import { useQuery } from '@tanstack/react-query';
import { GraduationCap, LogOut } from 'lucide-react';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { signOut, useSignedInUser } from '../../lib/auth/session.ts';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../lib/dom/use-way-back.ts';
import { homeOf, paths } from '../../paths.ts';
import { ownAccountQuery } from '../../queries/own-account.ts';
import { texts } from './account-texts.ts';
import styles from './account.module.css';
import { DataCard } from './data-card.tsx';
import { EmailCard } from './email-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';

/** /account: who one is here, how one signs in, and what is kept. */
export function AccountPage() {
  useDocumentTitle(texts.title);
  const { uid, userType } = useSignedInUser();
  const query = useQuery(ownAccountQuery(uid));
  return (
    <PageLayout title={texts.title} onBack={useWayBack(homeOf(userType))}>
      <div className={styles.ways}>
        <ButtonLink
          to={userType === 'student' ? paths.myClasses : paths.classes}
          icon={<GraduationCap aria-hidden />}
        >
          {userType === 'student' ? 'My classes' : 'Classes'}
        </ButtonLink>
        <Button icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          Log out
        </Button>
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="cards" count={3} />}
        error={texts.failed}
      >
        {(account) => (
          <>
            <ProfileCard account={account} />
            <EmailCard account={account} />
            <PasswordCard />
            <DataCard />
            <LeaveCard email={account.email} />
          </>
        )}
      </Loaded>
    </PageLayout>
  );
}
