import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Missing } from '../../../components/missing.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { heldSentence } from '../../../lib/api/held-sentence.ts';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { paths } from '../../../paths.ts';
import { attemptQueries } from '../../../queries/attempts.ts';
import { texts } from '../attempt-texts.ts';
import { LearningPlan } from './learning-plan.tsx';

const TITLE = 'Your Personalized Learning Plan';
const NOT_FOUND = { title: 'Analysis Not Found', message: texts.analysisMissingOrInvalid };

/** /quiz-results/{attemptId}/analysis: how an attempt went, and what to do next. */
export function LearningPlanPage() {
  const { attemptId = '' } = useParams();
  const query = useQuery(attemptQueries.analysis(attemptId));
  const analytics = useQuery(attemptQueries.analytics(attemptId));
  const goBack = useWayBack(paths.quizResults(attemptId));
  useDocumentTitle(TITLE);

  return (
    <PageLayout
      title={TITLE}
      subtitle="AI-powered insights to help you improve"
      // What is shown instead has its own way back.
      onBack={query.data === null || query.isError ? undefined : goBack}
      width="wide"
    >
      <Loaded
        inPieces
        query={query}
        skeleton={
          <>
            <Skeleton
              label="Analyzing Your Performance..."
              isLabelVisible
              shape="chart"
              count={1}
            />
            <Skeleton label="" shape="cards" />
          </>
        }
        error={(error) => ({
          ...describeProblem(error),
          actions: <Button onClick={goBack}>Go Back</Button>,
        })}
      >
        {(analysis) =>
          analysis ? (
            <LearningPlan attemptId={attemptId} analysis={analysis} analytics={analytics} />
          ) : (
            <Missing {...NOT_FOUND} actions={<Button onClick={goBack}>Go Back</Button>} />
          )
        }
      </Loaded>
    </PageLayout>
  );
}

function describeProblem(error: Error) {
  const held = heldSentence(error);
  if (held !== null) return { title: 'Handed in', message: held, canRetry: false };
  return isMissingOrInvalid(error)
    ? { ...NOT_FOUND, canRetry: false }
    : { title: 'Oops!', message: serverSentence(error, texts.analysisFailed) };
}
