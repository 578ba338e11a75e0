import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { quizEditQueries, type OwnQuiz } from '../../../queries/quiz-edits.ts';
import { isWritten } from '../is-written.ts';
import { LoadedQuiz } from '../loaded-quiz.tsx';
import { explainLoadFailure, previewTexts } from '../preview/quiz-preview-texts.ts';
import { useGoBack } from '../use-go-back.ts';
import { texts } from './editor-texts.ts';
import { QuizEditor } from './quiz-editor.tsx';

/** /quiz-edit/{quizId}: a teacher's own quiz, draft or published. */
export function QuizEditorPage() {
  const { quizId = '' } = useParams();
  const query = useQuery(quizEditQueries.quiz(quizId));
  const goBack = useGoBack();
  useDocumentTitle(query.data ? `Edit ${query.data.title}` : texts.title);
  useFocusOnReload(query.dataUpdatedAt);

  async function reload() {
    const { error } = await query.refetch();
    if (error) toast.error(explainLoadFailure(error));
  }

  return (
    <LoadedQuiz
      query={query}
      title={texts.title}
      loading={previewTexts.loading}
      explain={explainLoadFailure}
    >
      {(quiz) =>
        quiz && isWritten(quiz) ? (
          <QuizEditor
            key={query.dataUpdatedAt}
            quiz={quiz}
            onReload={() => void reload()}
            onBack={goBack}
          />
        ) : (
          <PageLayout title={texts.title}>
            <ErrorState
              message={explainLock(quiz)}
              actions={<Button onClick={goBack}>Go Back</Button>}
            />
          </PageLayout>
        )
      }
    </LoadedQuiz>
  );
}

/** The button that asked for the newest version is gone with the old one. */
function useFocusOnReload(loadedAt: number) {
  const before = useRef(loadedAt);
  useEffect(() => {
    const isReload = before.current !== 0 && before.current !== loadedAt;
    before.current = loadedAt;
    if (isReload) document.querySelector<HTMLElement>('h1')?.focus();
  }, [loadedAt]);
}

/** Why a quiz cannot be edited. */
function explainLock(quiz: OwnQuiz | null): string {
  if (quiz === null) return texts.notYours;
  return quiz.status === 'failed' ? previewTexts.notWritten : previewTexts.generating;
}
