import { getMaterialText } from '@study-assistant/contract/materials/material-text';
import type { Material } from '@study-assistant/contract/materials/materials';
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

/** How long to wait before asking again for what is read from a new file. */
export const READING_PAUSE_MS = 4000;

/** A material that is not read after this time has no text, or the server is busy. */
const LONGEST_READING_MS = 120_000;

/** Whether a material is so new that the server may still be at reading it. */
export function canStillBeRead({ type, uploadDate }: Pick<Material, 'type' | 'uploadDate'>) {
  return type !== 'Video' && Date.now() - Date.parse(uploadDate) < LONGEST_READING_MS;
}
