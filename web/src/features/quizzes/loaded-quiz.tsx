import type { ReactNode } from 'react';
import { PageLayout } from '../../components/layouts/page-layout.tsx';
import { Loaded, type LoadedProps } from '../../components/loaded.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { isMissingOrInvalid } from '../../lib/api/is-missing-or-invalid.ts';
import { useGoBack } from './use-go-back.ts';

const NOT_FOUND = {
  title: 'Quiz Not Found',
  message: "The quiz you're looking for doesn't exist.",
};

type LoadedQuizProps<Data> = {
  query: LoadedProps<Data>['query'];
  /** The page's title until the content has its own. */
  title: string;
  loading: string;
  /** Explains why an existing quiz could not be loaded. */
  explain: (error: Error) => string;
  canRetry?: (error: Error) => boolean;
  /** Renders the whole page. */
  children: (data: Data) => ReactNode;
};

/** A page about one quiz, which covers loading and a quiz that does not exist. */
export function LoadedQuiz<Data>({
  query,
  title,
  loading,
  explain,
  canRetry = () => true,
  children,
}: LoadedQuizProps<Data>) {
  const goBack = useGoBack();

  function describeProblem(error: Error) {
    const isMissing = isMissingOrInvalid(error);
    return {
      message: isMissing ? NOT_FOUND.message : explain(error),
      canRetry: !isMissing && canRetry(error),
      actions: <Button onClick={goBack}>Go Back</Button>,
    };
  }

  function frame(part: ReactNode, error: Error | null) {
    return (
      <PageLayout
        title={isMissingOrInvalid(error) ? NOT_FOUND.title : title}
        onBack={error ? undefined : goBack}
      >
        {part}
      </PageLayout>
    );
  }

  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={loading} shape="cards" />}
      error={describeProblem}
      frame={frame}
    >
      {children}
    </Loaded>
  );
}
