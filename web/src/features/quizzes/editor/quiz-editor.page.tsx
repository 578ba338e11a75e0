import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { quizEditQueries, type OwnQuiz } from '../../../queries/quiz-edits.ts';
import { isMissing, loadProblem, previewTexts } from '../preview/quiz-preview-texts.ts';
import { useGoBack } from '../preview/use-go-back.ts';
import { texts } from './editor-texts.ts';
import { QuizEditor } from './quiz-editor.tsx';

/** /quiz-edit/{quizId}: a teacher's own quiz, draft or published. */
export function QuizEditorPage() {
  const { quizId = '' } = useParams();
  const {
    data: quiz,
    error,
    isFetching,
    refetch,
    dataUpdatedAt,
  } = useQuery(quizEditQueries.quiz(quizId));
  const goBack = useGoBack();
  useDocumentTitle(quiz ? `Edit ${quiz.title}` : 'Edit quiz');

  useFocusOnReload(dataUpdatedAt);

  async function reload() {
    const { error: failure } = await refetch();
    if (failure) toast.error(loadProblem(failure));
  }

  if (quiz && isWritten(quiz)) {
    return (
      <QuizEditor key={dataUpdatedAt} quiz={quiz} onReload={() => void reload()} onBack={goBack} />
    );
  }
  if (!error && quiz === undefined) {
    return (
      <PageLayout title="Edit quiz" onBack={goBack}>
        <Skeleton label="Loading quiz…" shape="cards" />
      </PageLayout>
    );
  }
  const isGone = error !== null && isMissing(error);
  const mayPass = error !== null && !isGone;
  return (
    <PageLayout title={isGone ? previewTexts.notFoundTitle : 'Edit quiz'}>
      <ErrorState
        message={error ? errorWords(error) : whyNot(quiz ?? null)}
        onRetry={mayPass ? () => void refetch() : undefined}
        isRetrying={isFetching}
        actions={<Button onClick={goBack}>Go Back</Button>}
      />
    </PageLayout>
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

function isWritten({ status }: OwnQuiz): boolean {
  return status === 'draft' || status === 'ready';
}

function errorWords(error: Error): string {
  return isMissing(error) ? previewTexts.notFound : loadProblem(error);
}

function whyNot(quiz: OwnQuiz | null): string {
  if (quiz === null) return texts.notYours;
  return quiz.status === 'failed' ? previewTexts.notWritten : previewTexts.generating;
}
