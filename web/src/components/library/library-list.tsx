import { useDeferredValue, useState, type ReactNode } from 'react';
import { useMediaQuery } from '../../lib/dom/use-media-query.ts';
import { countFound, countFoundSoFar } from '../../lib/format/numbers.ts';
import { ShowMore } from '../lists/show-more.tsx';
import { useListPart, useRestOfList, type PagedQuery } from '../lists/use-list-part.ts';
import { ListSearch } from '../ui/search/list-search.tsx';
import { NothingFound } from '../ui/state/nothing-found.tsx';
import styles from './library.module.css';
import type { ListFilter } from './use-list-filter.ts';

type LibraryListProps<Item> = {
  items: readonly Item[];
  query: PagedQuery;
  filter: ListFilter;
  isFound: (item: Item, filter: ListFilter) => boolean;
  noun: string;
  plural: string;
  /** What is searched, such as "Search by title, topic or tag". */
  placeholder: string;
  filters: ReactNode;
  /** Shown instead of the list where there is nothing to search. */
  empty: ReactNode;
  loadFailed: string;
  /** Renders what was found, at most so many rows of it. */
  children: (found: readonly Item[], maxRows: number) => ReactNode;
};

/** A list of the library with its search and filters. All of it is read while it is narrowed. */
export function LibraryList<Item>(props: LibraryListProps<Item>) {
  const { items, query, filter, isFound, noun, plural } = props;
  const filterOfList = useDeferredValue(filter);
  const found = items.filter((one) => isFound(one, filterOfList));
  const isLooking = useRestOfList(query, filter.isNarrowed);
  const part = useListPart(query, found.length);
  const isEmpty = items.length === 0 && !query.hasNextPage;
  return (
    <div className={styles.list}>
      <ListSearch
        label={`Search ${plural}`}
        placeholder={props.placeholder}
        search={filter.words}
        onSearch={filter.setWords}
        found={
          query.hasNextPage
            ? countFoundSoFar(found.length, items.length, plural, isLooking)
            : countFound(found.length, items.length, `${items.length} ${plural}`)
        }
      >
        <Filters count={filter.count}>{props.filters}</Filters>
      </ListSearch>
      {isEmpty && props.empty}
      {found.length > 0 && props.children(found, part.shown)}
      {found.length === 0 && !isEmpty && !isLooking && (
        <NothingFound noun={noun} plural={plural} onShowAll={filter.clear} />
      )}
      {!isLooking && <ShowMore part={part} plural={plural} error={props.loadFailed} />}
    </div>
  );
}

/** The filters of a list. On a phone they are one row that opens, since six of them hide the list. */
export function Filters({ count, children }: { count: number; children: ReactNode }) {
  const isWide = useMediaQuery('(width >= 640px)');
  // Whoever comes back to a narrowed list sees what narrows it.
  const [isOpenAtFirst] = useState(count > 0);
  if (isWide) return <div className={styles.filters}>{children}</div>;
  return (
    <details className={styles.folded} open={isOpenAtFirst}>
      <summary>{count === 0 ? 'Filters' : `Filters: ${count} set`}</summary>
      <div className={styles.filters}>{children}</div>
    </details>
  );
}
