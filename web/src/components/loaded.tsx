import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { referenceOf } from '../lib/api/api-error.ts';
import { isMissingOrInvalid } from '../lib/api/is-missing-or-invalid.ts';
import { Missing } from './missing.tsx';
import { ErrorState } from './ui/state/error-state.tsx';

type Failure = Omit<ComponentProps<typeof ErrorState>, 'onRetry' | 'isRetrying'> & {
  /** False where asking again would be answered with the same. */
  canRetry?: boolean;
};

export type LoadedProps<Data> = {
  /** The part of a query's result that this looks at. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Stands in the place of what is on its way. */
  skeleton: ReactNode;
  /** What to say where it could not be loaded. */
  error: string | ((error: Error) => string | Failure);
  /** Around the skeleton and the error, where the content brings a page of its own. */
  frame?: (part: ReactNode, error: Error | null) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query has brought; until then its skeleton, or why it failed with a way to ask again. */
export function Loaded<Data>({
  query,
  skeleton,
  error: explain,
  frame = (part) => part,
  children,
}: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const retry = useRetry(refetch);
  if (data !== undefined) return children(data);
  if (!error) return frame(skeleton, null);
  const said = typeof explain === 'string' ? explain : explain(error);
  const { canRetry = true, ...failure } = typeof said === 'string' ? { message: said } : said;
  if (!canRetry && isMissingOrInvalid(error)) return frame(<Missing {...failure} />, error);
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

/** Asks again for what failed, and for all that failed beside it: most likely it failed with it. */
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
