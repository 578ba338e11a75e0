import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { paths } from '../../../paths.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { LoadedQuiz } from '../loaded-quiz.tsx';
import { useGoBack } from '../use-go-back.ts';
import { explainLoadFailure, previewTexts } from './quiz-preview-texts.ts';
import { QuizPreview } from './quiz-preview.tsx';

const QuizPaper = lazyPart(async () => (await import('../paper/quiz-paper.tsx')).QuizPaper);

/** /quiz-view/{quizId}: a preview of one quiz; with `?print`, for teachers, its sheets on paper. */
export function QuizPreviewPage() {
  const { quizId = '' } = useParams();
  const query = useQuery(quizQueries.one(quizId));
  const goBack = useGoBack();
  const leavePaper = useWayBack(paths.quizPreview(quizId));
  const isTeacher = useSignedInUser().userType === 'teacher';
  const isOnPaper = useSearchParams()[0].has('print') && isTeacher;
  const title = query.data?.title ?? previewTexts.title;
  useDocumentTitle(isOnPaper ? `${title} on paper` : title);
  return (
    <LoadedQuiz
      query={query}
      title={previewTexts.title}
      loading={previewTexts.loading}
      explain={explainLoadFailure}
    >
      {(quiz) =>
        isOnPaper && quiz.questions.length > 0 ? (
          <Suspense>
            <QuizPaper quiz={quiz} onBack={leavePaper} />
          </Suspense>
        ) : (
          <QuizPreview quiz={quiz} onBack={goBack} />
        )
      }
    </LoadedQuiz>
  );
}
