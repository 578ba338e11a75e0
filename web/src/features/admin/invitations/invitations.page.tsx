import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { invitationsQuery } from '../../../queries/people.ts';
import { schoolQuery } from '../../../queries/school.ts';
import { AdminLayout } from '../admin-layout.tsx';
import styles from '../admin.module.css';
import { describeSignUp } from '../school/school-texts.ts';
import { useWayToDashboard } from '../use-way-to-dashboard.ts';
import { texts, writeHowTo } from './invitation-texts.ts';
import { InviteForm } from './invite-form.tsx';
import { WaitingList } from './waiting-list.tsx';

/** /admin/invitations: the form for inviting teachers, and the open invitations. */
export function InvitationsPage() {
  const { data: school } = useQuery(schoolQuery);
  const teachersJoin = school ? `${describeSignUp(school)} ` : '';
  return (
    <AdminLayout
      title={texts.title}
      subtitle={`${teachersJoin}${texts.studentsJoin}`}
      {...useWayToDashboard()}
    >
      <InviteForm />
      <Loaded
        query={useQuery(invitationsQuery)}
        skeleton={<Skeleton label={texts.loading} shape="rows" />}
        error={texts.loadFailed}
      >
        {(invitations) => <WaitingList invitations={invitations} />}
      </Loaded>
      <HowToCard />
    </AdminLayout>
  );
}

/** Instructions for the invited, to be copied into a message. */
function HowToCard() {
  const words = writeHowTo(window.location.origin);

  async function copy() {
    try {
      await navigator.clipboard.writeText(words);
      toast.success('The text is copied.');
    } catch {
      toast.error('The text could not be copied. Please mark it and copy it yourself.');
    }
  }

  return (
    <Card
      title={texts.howTitle}
      actions={
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy the text
        </Button>
      }
    >
      <p className={styles.howTo}>{words}</p>
    </Card>
  );
}
