import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { ApiError, serverSentence } from '../../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useScrollToHash } from '../../../lib/dom/use-scroll-to-hash.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { LoadedQuiz } from '../loaded-quiz.tsx';
import { useGoBack } from '../use-go-back.ts';
import { texts } from './analysis-texts.ts';
import { QuizAnalysisView } from './quiz-analysis-view.tsx';

/** /quiz-analysis/{quizId}: statistics about the questions of a teacher's own quiz. */
export function QuizAnalysisPage() {
  const { quizId = '' } = useParams();
  const chosen = useChosenClass();
  const query = useQuery({
    ...quizQueries.analysis(quizId, chosen.classId),
    enabled: chosen.isKnown,
    // The select keeps the focus while another class is loading.
    placeholderData: keepPreviousData,
  });
  const goBack = useGoBack();
  useDocumentTitle(query.data ? `${texts.title}: ${query.data.quizTitle}` : texts.title);
  useScrollToHash(query.data !== undefined);
  return (
    <LoadedQuiz
      query={query}
      title={texts.title}
      loading={texts.loading}
      explain={(error) => serverSentence(error, texts.loadFailed)}
      canRetry={(error) => !isRefusal(error)}
    >
      {(analysis) => (
        <QuizAnalysisView quizId={quizId} analysis={analysis} chosen={chosen} onBack={goBack} />
      )}
    </LoadedQuiz>
  );
}

/** A retry would only be refused again. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}
