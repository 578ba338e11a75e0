import type { Role } from '@study-assistant/contract/wire/roles';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRestOfList } from '../../components/lists/use-list-part.ts';
import { peopleQueries } from '../../queries/people.ts';

/**
 * Finds people with an open account by words, except those given; nobody without words. Each
 * request searches only part of the school, so it continues until there is somebody to choose.
 */
export function useFoundPeople(search: string | null, role: Role, without: readonly string[]) {
  const query = useInfiniteQuery({
    ...peopleQueries.list({ search: search ?? '', role, grade: null, status: 'open' }),
    placeholderData: keepPreviousData,
    enabled: search !== null,
  });
  const people = (search === null ? [] : (query.data ?? [])).filter(
    ({ uid }) => !without.includes(uid),
  );
  const isSearching = useRestOfList(query, search !== null && people.length === 0);
  return { people, isLooking: isSearching || query.isFetching, hasFailed: query.isError };
}
