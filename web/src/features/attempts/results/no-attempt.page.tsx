import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { homeOf } from '../../../paths.ts';
import { texts } from '../attempt-texts.ts';

/** /quiz-results without an attempt, for an address that lost its end. */
export function NoAttemptPage() {
  const home = homeOf(useSignedInUser().userType);
  useDocumentTitle('Results');
  return (
    <PageLayout title="Results">
      <ErrorState
        message={texts.noAttempt}
        actions={<ButtonLink to={home}>Go to Dashboard</ButtonLink>}
      />
    </PageLayout>
  );
}
