import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../lib/api/pages.ts';

/** The parts of an infinite query that are used here. */
export type PagedQuery = {
  data: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The state that `<ShowMore>` needs. */
export type ListPart = {
  /** How many items are rendered. */
  shown: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  showMore: () => void;
};

/** Reads the remaining pages of a list while all of it is wanted; returns true while it does. */
export function useRestOfList(query: PagedQuery, isWanted: boolean): boolean {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isReading = isWanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isReading && !isFetching) void fetchNextPage();
    // A fast page may cause no render while it is fetched, so the data is a dependency too.
  }, [data, isReading, isFetching, fetchNextPage]);
  return isReading;
}

/** Limits how much of a long list is rendered: its first page, then twice as much each time. */
export function useListPart(query: PagedQuery, found: number): ListPart {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return {
    shown: Math.min(limit, found),
    hasMore: hasNextPage || limit < found,
    isLoading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    showMore: () => {
      const wanted = limit * 2;
      setLimit(wanted);
      if (hasNextPage && found < wanted) void fetchNextPage();
    },
  };
}
