import type { ReactNode } from 'react';
import { ShowMore } from '../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../components/lists/use-list-part.ts';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';

/** What an admin page passes to its list. */
export type FoundItems = {
  query: PagedQuery & { isPlaceholderData: boolean };
  /** Shown instead of the list when nothing is found. */
  empty: ReactNode;
};

type AdminListProps = FoundItems & {
  /** How many items were found so far. */
  found: number;
  /** The plural noun, such as "people". */
  plural: string;
  texts: { loading: string; moreFailed: string };
  children: (part: { shown: number; isLooking: boolean; more: ReactNode }) => ReactNode;
};

/** The results of a search across the school, page by page. */
export function AdminList({ query, empty, found, plural, texts, children }: AdminListProps) {
  const part = useListPart(query, found);
  // Each request searches only part of the school and may find nothing in it.
  const isSearching = useRestOfList(query, found === 0);
  // The results below still belong to the previous search.
  const isLooking = isSearching || query.isPlaceholderData;
  const more = <ShowMore part={part} plural={plural} error={texts.moreFailed} />;
  if (found > 0) return children({ shown: part.shown, isLooking, more });
  if (query.isFetchNextPageError) return more;
  return isLooking ? <Skeleton label={texts.loading} shape="rows" count={8} /> : empty;
}
