import type { ReactNode } from 'react';
import { ShowMore } from '../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../components/lists/use-list-part.ts';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';

/** What a list of the admin's pages is given by its page. */
export type FoundItems = {
  query: PagedQuery & { isPlaceholderData: boolean };
  /** In the place of the list where nothing is found. */
  empty: ReactNode;
};

type AdminListProps = FoundItems & {
  /** How many were found so far. */
  found: number;
  /** "people". */
  plural: string;
  texts: { loading: string; moreFailed: string };
  children: (part: { shown: number; isLooking: boolean; more: ReactNode }) => ReactNode;
};

/** What a search among all of the school has found, page by page. */
export function AdminList({ query, empty, found, plural, texts, children }: AdminListProps) {
  const part = useListPart(query, found);
  // A search reads a part of the school at a time, and may find nothing in it.
  const isSearching = useRestOfList(query, found === 0);
  // What is below is what the search before has found.
  const isLooking = isSearching || query.isPlaceholderData;
  const more = <ShowMore part={part} plural={plural} error={texts.moreFailed} />;
  if (found > 0) return children({ shown: part.shown, isLooking, more });
  if (query.isFetchNextPageError) return more;
  return isLooking ? <Skeleton label={texts.loading} shape="rows" count={8} /> : empty;
}
