import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApiError, serverSentence } from '../../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { markingQuery } from '../../../queries/marking.ts';
import { LoadedQuiz } from '../loaded-quiz.tsx';
import { useGoBack } from '../use-go-back.ts';
import { MarkingView } from './marking-view.tsx';

const TITLE = 'Answers to mark';

/** /quiz-marking/{quizId}: the answers to a teacher's own quiz that she marks. */
export function QuizMarkingPage() {
  const { quizId = '' } = useParams();
  const [params] = useSearchParams();
  const which = params.has('marked') ? 'marked' : 'waiting';
  const query = useQuery(markingQuery(quizId, which));
  const goBack = useGoBack();
  useDocumentTitle(query.data ? `${TITLE}: ${query.data.quizTitle}` : TITLE);
  return (
    <LoadedQuiz
      query={query}
      title={TITLE}
      loading="Loading the answers…"
      explain={(error) => serverSentence(error, 'The answers could not be loaded.')}
      canRetry={(error) => !(error instanceof ApiError && error.status === 403)}
    >
      {(marking) => (
        <MarkingView
          // Read anew, it begins anew.
          key={`${which} ${query.dataUpdatedAt}`}
          {...{ quizId, marking, which }}
          onReload={() => void query.refetch()}
          onBack={goBack}
        />
      )}
    </LoadedQuiz>
  );
}
