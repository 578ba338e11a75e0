import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../lib/api/pages.ts';

/** The part of an infinite query that this looks at. */
export type PagedQuery = {
  data: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** What `<ShowMore>` needs to know. */
export type ListPart = {
  /** How many are drawn. */
  shown: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  showMore: () => void;
};

/** Reads what is left of a list as long as all of it is wanted; true while it does. */
export function useRestOfList(query: PagedQuery, isWanted: boolean): boolean {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isReading = isWanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isReading && !isFetching) void fetchNextPage();
    // A page may come so fast that nothing is drawn while it is fetched: then the data alone tells.
  }, [data, isReading, isFetching, fetchNextPage]);
  return isReading;
}

/** How much of a long list is drawn: its first page, and twice as much each time that more is asked for. */
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
