import { getMaterialText } from '@study-assistant/contract/materials/material-text';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { createDownloadLink } from './materials.ts';

export type MaterialText = Omit<Reply<typeof getMaterialText>, 'success'>;

/** The text that was read from a material; 404 if there is none. */
export function materialTextQuery(id: string) {
  return queryOptions({
    queryKey: ['material-text', id],
    queryFn: ({ signal }): Promise<MaterialText> =>
      call(getMaterialText, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** The address for a frame or a player, fetched once a visit since another one would restart it. */
export function viewLinkQuery(id: string) {
  return queryOptions({
    queryKey: ['material-view', id],
    queryFn: () => createViewLink(id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A link that makes the browser show the file instead of saving it. */
export async function createViewLink(id: string): Promise<string> {
  const url = await createDownloadLink(id);
  return `${url}${url.includes('?') ? '&' : '?'}view=1`;
}
