import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { LoadedQuiz } from '../loaded-quiz.tsx';
import { useGoBack } from '../use-go-back.ts';
import { explainLoadFailure, previewTexts } from './quiz-preview-texts.ts';
import { QuizPreview } from './quiz-preview.tsx';

/** /quiz-view/{quizId}: a preview of one quiz. */
export function QuizPreviewPage() {
  const { quizId = '' } = useParams();
  const query = useQuery(quizQueries.one(quizId));
  const goBack = useGoBack();
  useDocumentTitle(query.data?.title ?? previewTexts.title);
  return (
    <LoadedQuiz
      query={query}
      title={previewTexts.title}
      loading={previewTexts.loading}
      explain={explainLoadFailure}
    >
      {(quiz) => <QuizPreview quiz={quiz} onBack={goBack} />}
    </LoadedQuiz>
  );
}
