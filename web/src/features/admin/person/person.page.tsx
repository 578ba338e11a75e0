import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { adminPaths } from '../../../admin-paths.ts';
import { Address } from '../../../components/accounts/address.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { peopleQueries, type PersonFile } from '../../../queries/people.ts';
import { AdminLayout } from '../admin-layout.tsx';
import styles from '../admin.module.css';
import { describeRole } from '../people/describe-role.ts';
import { StatusBadge } from '../people/status-badge.tsx';
import { useWayToPeople } from '../use-way-to-people.ts';
import { ErasureProgress } from './erasure-progress.tsx';
import { PersonAccount } from './person-account.tsx';
import { PersonDangers } from './person-dangers.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonInvitations } from './person-invitations.tsx';
import { texts } from './person-texts.ts';
import { useErasureId } from './use-erasure-id.ts';

/** /admin/people/{uid}: the facts about one person, and the actions on her account. */
export function PersonPage() {
  const { uid = '' } = useParams();
  const { erasureId } = useErasureId();
  const query = useQuery(peopleQueries.one(uid));
  const isGone = isMissingOrInvalid(query.error);
  // Earlier data about her is no longer true.
  const file = isGone ? undefined : query.data;
  // An erased person no longer exists, but the address still shows how the erasure went.
  const isErased = isGone && erasureId !== null;

  return (
    <AdminLayout
      title={isErased ? 'Erased account' : (file?.person.fullName ?? texts.title)}
      facts={file && <Standing file={file} />}
      {...useWayToPeople()}
    >
      {erasureId !== null && <ErasureProgress id={erasureId} />}
      {!isErased && (
        <Loaded
          key={uid}
          query={{ ...query, data: file }}
          skeleton={<Skeleton label={texts.loading} shape="rows" count={6} />}
          error={(error) =>
            isMissingOrInvalid(error)
              ? { message: texts.missing, canRetry: false, actions: <AuditLink /> }
              : texts.loadFailed
          }
        >
          {(file) => (
            <>
              <PersonFacts file={file} />
              <PersonInvitations file={file} />
              <PersonAccount file={file} />
              <PersonDangers file={file} />
            </>
          )}
        </Loaded>
      )}
    </AdminLayout>
  );
}

function Standing({ file: { person } }: { file: PersonFile }) {
  return (
    <>
      <span className={styles.address}>
        <Address email={person.email} />
      </span>
      <span>{describeRole(person)}</span>
      <StatusBadge status={person.status} />
    </>
  );
}

function AuditLink() {
  return <ButtonLink to={adminPaths.erasures}>Erasures in the audit</ButtonLink>;
}
