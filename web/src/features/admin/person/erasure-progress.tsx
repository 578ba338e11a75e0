import type { Erasure } from '@study-assistant/contract/people/people';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../admin-paths.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { peopleQueries } from '../../../queries/people.ts';
import styles from '../admin.module.css';
import { useAnnouncedEnd } from '../use-announced-end.ts';
import { useForgetAfter } from '../use-forget-after.ts';
import { texts } from './person-texts.ts';

const title = 'Erasing';
const doneTitle = 'Erased for good';

/** Shows the progress of an erasure and, at its end, what it has done. */
export function ErasureProgress({ id }: { id: string }) {
  const query = useQuery(peopleQueries.erasure(id));
  const isDone = query.data?.status === 'done';
  useAnnouncedEnd(query.data && (isDone ? `${doneTitle}.` : null));
  useForgetAfter(query.data?.status === 'running');
  return (
    <Card title={isDone ? doneTitle : title}>
      <Loaded
        query={query}
        skeleton={<Skeleton label="Loading how far it is…" />}
        error={(error) =>
          isMissingOrInvalid(error)
            ? 'Nothing is known of this erasure any more. The audit tells whether it was done.'
            : 'How far it is could not be loaded.'
        }
      >
        {(erasure) =>
          erasure.status === 'done' ? <Done erasure={erasure} /> : <Running erasure={erasure} />
        }
      </Loaded>
      <div className={styles.buttons}>
        <ButtonLink to={adminPaths.people}>All people</ButtonLink>
        {/* Entries about the person now carry the id of the erasure instead. */}
        {isDone && <ButtonLink to={adminPaths.auditOf(id)}>Entries in the audit</ButtonLink>}
      </div>
    </Card>
  );
}

function Running({ erasure: { done, places } }: { erasure: Erasure }) {
  return (
    <>
      <ProgressBar
        label="Removing everything that is kept about this person"
        percent={places === 0 ? null : (done / places) * 100}
        valueText={`${done} of ${places} places`}
      />
      <p className={styles.note}>
        {done === 0 && `${texts.erasureWaits} `}
        It goes on by itself, also when you leave this page. Come back to this address to see how
        far it is.
      </p>
    </>
  );
}

function Done({ erasure: { finishedAt, places, removed } }: { erasure: Erasure }) {
  return (
    <p>
      Nothing of this person is left in any of the {places} places. {removed} documents and files
      were removed or changed{' '}
      {finishedAt !== null && (
        <>
          by <DateText value={finishedAt} withTime />
        </>
      )}
      . It cannot be undone.
    </p>
  );
}
