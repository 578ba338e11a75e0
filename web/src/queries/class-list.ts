import { listClasses } from '@study-assistant/contract/classes/class-list';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

export type ListedClass = Reply<typeof listClasses>['classes'][number];

/** The teacher's own, those that run first, then by name. */
export const classListQuery = queryOptions({
  queryKey: ['classes', 'taught'],
  queryFn: async ({ signal }) => (await call(listClasses, {}, { signal })).classes,
});
