import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { isNotFound } from '../../../lib/api/is-not-found.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { texts } from '../attempt-texts.ts';
import { useAnalysis } from '../results/use-analysis.ts';
import { LearningPlan } from './learning-plan.tsx';
import { useAnalytics } from './use-analytics.ts';

const title = 'Your Personalized Learning Plan';

/** /quiz-results/{attemptId}/analysis: how an attempt went, and what to do next. */
export function LearningPlanPage({ footer }: { footer: ReactNode }) {
  const { attemptId = '' } = useParams();
  const { data: analysis, error, isFetching, refetch } = useAnalysis(attemptId);
  const analytics = useAnalytics(attemptId);
  const goBack = useWayBack(paths.quizResults(attemptId));
  const goBackButton = <Button onClick={goBack}>Go Back</Button>;
  useDocumentTitle(title);

  return (
    <PageLayout
      title={title}
      subtitle="AI-powered insights to help you improve"
      onBack={goBack}
      width="wide"
      footer={footer}
    >
      {analysis ? (
        <LearningPlan attemptId={attemptId} analysis={analysis} analytics={analytics} />
      ) : analysis === undefined && !error ? (
        <>
          <Skeleton label="Analyzing Your Performance..." isLabelVisible shape="chart" count={1} />
          <Skeleton label="" shape="cards" />
        </>
      ) : analysis === null || isNotFound(error) ? (
        <ErrorState
          title="Analysis Not Found"
          message={texts.analysisNotFound}
          actions={goBackButton}
        />
      ) : (
        <ErrorState
          title="Oops!"
          message={serverSentence(error, texts.analysisFailed)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          actions={goBackButton}
        />
      )}
    </PageLayout>
  );
}
