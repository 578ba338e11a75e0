import { getMaterialText } from '@study-assistant/contract/materials/material-text';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { createDownloadLink } from './materials.ts';

export type MaterialText = Omit<Reply<typeof getMaterialText>, 'success'>;

/** What was read from a material's file; 404 where nothing could be. */
export function materialTextQuery(id: string) {
  return queryOptions({
    queryKey: ['material-text', id],
    queryFn: ({ signal }): Promise<MaterialText> =>
      call(getMaterialText, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** An address for a frame or a player. It is asked for once a visit: another one would start it over. */
export function viewLinkQuery(id: string) {
  return queryOptions({
    queryKey: ['material-view', id],
    queryFn: () => createViewLink(id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A link for a browser that shows the file instead of saving it. */
export async function createViewLink(id: string): Promise<string> {
  const url = await createDownloadLink(id);
  return `${url}${url.includes('?') ? '&' : '?'}view=1`;
}
