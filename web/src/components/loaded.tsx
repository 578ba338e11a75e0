import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, type ComponentProps, type ReactNode } from 'react';
import { referenceOf } from '../lib/api/api-error.ts';
import { isMissingOrInvalid } from '../lib/api/is-missing-or-invalid.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { ErrorState } from './ui/state/error-state.tsx';

/** It is lazy because few people see it, and every page would carry it. */
const Missing = lazyPart(async () => (await import('./missing.tsx')).Missing);

type Failure = Omit<ComponentProps<typeof ErrorState>, 'onRetry' | 'isRetrying'> & {
  /** False when a retry would give the same answer. */
  canRetry?: boolean;
};

export type LoadedProps<Data> = {
  /** The parts of a query's result that are used here. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Shown until the data has arrived. */
  skeleton: ReactNode;
  /** What to say when loading has failed. */
  error: string | ((error: Error) => string | Failure);
  /** Wraps the skeleton and the error when the content is a page of its own. */
  frame?: (part: ReactNode, error: Error | null) => ReactNode;
  /**
   * True for content so long that drawing it at once would hold up a phone: it is drawn in short
   * pieces, between which scrolling and typing go on.
   */
  inPieces?: boolean;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data; before that its skeleton, or its error with a way to try again. */
export function Loaded<Data>({
  query,
  skeleton,
  error: explain,
  frame = (part) => part,
  inPieces = false,
  children,
}: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const retry = useRetry(refetch);
  const isDrawn = useDeferredValue(data !== undefined || !inPieces);
  if (data !== undefined && isDrawn) return children(data);
  if (data !== undefined || !error) return frame(skeleton, null);
  const said = typeof explain === 'string' ? explain : explain(error);
  const { canRetry = true, ...failure } = typeof said === 'string' ? { message: said } : said;
  if (!canRetry && isMissingOrInvalid(error)) {
    return frame(
      <Suspense>
        <Missing {...failure} />
      </Suspense>,
      error,
    );
  }
  return frame(
    <ErrorState
      reference={referenceOf(error)}
      {...failure}
      onRetry={canRetry ? retry : undefined}
      isRetrying={isFetching}
    />,
    error,
  );
}

/** Retries a failed query and all others that failed, most likely for the same reason. */
export function useRetry(refetch: () => unknown): () => void {
  const client = useQueryClient();
  return () => {
    void refetch();
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
    });
  };
}
