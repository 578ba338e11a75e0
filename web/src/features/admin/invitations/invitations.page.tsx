import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { invitationsQuery } from '../../../queries/admin-invitations.ts';
import { AdminLayout } from '../admin-layout.tsx';
import { useWayToDashboard } from '../use-way-to-dashboard.ts';
import { HowToCard } from './how-to-card.tsx';
import { texts } from './invitation-texts.ts';
import { InviteForm } from './invite-form.tsx';
import { WaitingList } from './waiting-list.tsx';

/** /admin/invitations: inviting teachers, and who has not come yet. */
export function InvitationsPage() {
  return (
    <AdminLayout title={texts.title} subtitle={texts.subtitle} {...useWayToDashboard()}>
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
