import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { ApiError, serverSentence } from '../../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useScrollToHash } from '../../../lib/dom/use-scroll-to-hash.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { isMissing, previewTexts } from '../preview/quiz-preview-texts.ts';
import { useGoBack } from '../preview/use-go-back.ts';
import { texts } from './analysis-texts.ts';
import { QuizAnalysisView } from './quiz-analysis-view.tsx';

/** /quiz-analysis/{quizId}: how the questions of a teacher's own quiz do. */
export function QuizAnalysisPage() {
  const { quizId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(quizQueries.analysis(quizId));
  const goBack = useGoBack();
  useDocumentTitle(data ? `${texts.title}: ${data.quizTitle}` : texts.title);
  useScrollToHash(data !== undefined);

  if (data) return <QuizAnalysisView quizId={quizId} analysis={data} onBack={goBack} />;
  if (!error) {
    return (
      <PageLayout title={texts.title} onBack={goBack}>
        <Skeleton label={texts.loading} shape="cards" />
      </PageLayout>
    );
  }
  const goBackButton = <Button onClick={goBack}>Go Back</Button>;
  if (isMissing(error)) {
    return (
      <PageLayout title={previewTexts.notFoundTitle}>
        <ErrorState message={previewTexts.notFound} actions={goBackButton} />
      </PageLayout>
    );
  }
  return (
    <PageLayout title={texts.title}>
      <ErrorState
        message={serverSentence(error, texts.loadFailed)}
        onRetry={isRefusal(error) ? undefined : () => void refetch()}
        isRetrying={isFetching}
        actions={goBackButton}
      />
    </PageLayout>
  );
}

/** Asking again would be refused again. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}
