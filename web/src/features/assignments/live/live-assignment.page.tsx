import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { paths } from '../../../paths.ts';
import { assignmentQueries } from '../../../queries/assignments.ts';
import { LiveAssignment } from './live-assignment.tsx';
import { texts } from './live-texts.ts';

/** The page polls only while it is visible. */
const POLL_MS = 15_000;

/** /assignments/{assignmentId}: how far each student is, and the teacher's actions. */
export function LiveAssignmentPage() {
  const { assignmentId = '' } = useParams();
  const query = useQuery({ ...assignmentQueries.live(assignmentId), refetchInterval: POLL_MS });
  const { data } = query;
  const home = data ? paths.schoolClass(data.assignment.classId) : paths.classes;
  const goBack = useWayBack(home);
  useDocumentTitle(data?.assignment.quizTitle ?? texts.title);
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.loading} shape="rows" count={6} />}
      error={(error) =>
        isMissingOrInvalid(error) ? { message: texts.missing, canRetry: false } : texts.loadFailed
      }
      frame={(part) => (
        <PageLayout title={texts.title} width="wide" onBack={goBack}>
          {part}
        </PageLayout>
      )}
    >
      {(live) => (
        <LiveAssignment
          live={live}
          readAt={query.dataUpdatedAt}
          isStale={query.isError}
          onBack={goBack}
        />
      )}
    </Loaded>
  );
}
