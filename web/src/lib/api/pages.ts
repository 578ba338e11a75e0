import { MAX_PAGE } from '@study-assistant/contract/wire/limits';
import type { InfiniteData } from '@tanstack/react-query';

/** The length of the first page; it fills rows of two, three and four evenly. */
export const PAGE_SIZE = 24;

/** The requested length, and the cursor of the page before. */
export type AskedPage = { limit: number; before?: string };
export type Page<Item> = { items: Item[]; next: string | null };
export type Pages<Item> = InfiniteData<Page<Item>>;

/**
 * Reads a list page by page. Each page is as long as all pages before it, so that a list of
 * thousands needs only a few.
 */
export function inPages<Item>() {
  return {
    initialPageParam: { limit: PAGE_SIZE } as AskedPage,
    getNextPageParam: (
      { next }: Page<Item>,
      _pages: unknown,
      _last: unknown,
      asked: readonly AskedPage[],
    ): AskedPage | undefined => {
      if (next === null) return undefined;
      const read = asked.reduce((sum, { limit }) => sum + limit, 0);
      return { limit: Math.min(MAX_PAGE, read), before: next };
    },
    select: listItems<Item>,
  };
}

export function listItems<Item>({ pages }: Pages<Item>): Item[] {
  return pages.flatMap(({ items }) => items);
}

/** Returns the same pages with changed items; undefined stays undefined. */
export function changeItems<Item>(
  list: Pages<Item> | undefined,
  change: (items: Item[]) => Item[],
): Pages<Item> | undefined {
  return (
    list && { ...list, pages: list.pages.map((one) => ({ ...one, items: change(one.items) })) }
  );
}

/** A change that removes an item, for `changeItems`. */
export function without(id: string) {
  return <Item extends { id: string }>(items: Item[]) => items.filter((item) => item.id !== id);
}

/** Inserts an item into a list that is sorted newest first; `timeOf` returns an ISO time. */
export function insertByTime<Item extends { id: string }>(
  list: Pages<Item> | undefined,
  item: Item,
  timeOf: (item: Item) => string,
): Pages<Item> | undefined {
  if (!list) return list;
  const others = changeItems(list, without(item.id))?.pages ?? [];
  const at = others.findIndex(({ items }) => items.some((one) => timeOf(one) < timeOf(item)));
  const page = at < 0 ? others.length - 1 : at;
  const pages = others.map((one, index) =>
    index === page ? { ...one, items: sortByTime([...one.items, item], timeOf) } : one,
  );
  return { ...list, pages };
}

function sortByTime<Item>(items: Item[], timeOf: (item: Item) => string): Item[] {
  return items.sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

/** Adds a new item at the head of the list, whether that has been read or not. */
export function prependItem<Item>(list: Pages<Item> | undefined, item: Item): Pages<Item> {
  const [first = { items: [], next: null }, ...rest] = list?.pages ?? [];
  return {
    pages: [{ ...first, items: [item, ...first.items] }, ...rest],
    pageParams: list?.pageParams ?? [{ limit: PAGE_SIZE }],
  };
}
