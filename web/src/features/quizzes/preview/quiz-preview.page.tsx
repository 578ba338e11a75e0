import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { isMissing, loadProblem, previewTexts } from './quiz-preview-texts.ts';
import { QuizPreview } from './quiz-preview.tsx';
import { useGoBack } from './use-go-back.ts';

export function QuizPreviewPage() {
  const { quizId = '' } = useParams();
  const { data: quiz, error, isFetching, refetch } = useQuery(quizQueries.one(quizId));
  const goBack = useGoBack();
  useDocumentTitle(quiz?.title ?? 'Quiz preview');

  if (quiz) return <QuizPreview quiz={quiz} onBack={goBack} />;
  if (!error) {
    return (
      <PageLayout title="Quiz preview" onBack={goBack}>
        <Skeleton label="Loading quiz…" shape="cards" />
      </PageLayout>
    );
  }
  const goBackButton = <Button onClick={goBack}>Go Back</Button>;
  return isMissing(error) ? (
    <PageLayout title={previewTexts.notFoundTitle}>
      <ErrorState message={previewTexts.notFound} actions={goBackButton} />
    </PageLayout>
  ) : (
    <PageLayout title="Quiz preview">
      <ErrorState
        message={loadProblem(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        actions={goBackButton}
      />
    </PageLayout>
  );
}
