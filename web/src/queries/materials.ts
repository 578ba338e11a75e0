import { getMaterialText } from '@study-assistant/contract/materials/material-text';
import * as endpoints from '@study-assistant/contract/materials/materials';
import type { Material } from '@study-assistant/contract/materials/materials';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { isUnknownCall } from '../lib/api/is-unknown-call.ts';
import * as lenient from '../lib/api/lenient/materials.ts';
import { inPages } from '../lib/api/pages.ts';
import { urlOf } from '../lib/api/request.ts';

/** Every teacher's materials, newest first. */
export const materialsQuery = infiniteQueryOptions({
  queryKey: ['materials'],
  queryFn: async ({ pageParam: query, signal }) => {
    const { materials, next } = await call(lenient.listMaterials, { query }, { signal });
    return { items: materials, next };
  },
  ...inPages<Material>(),
});

/**
 * A link that a new tab can open without a token for a few minutes; on a server without links, the
 * material's own address.
 */
export async function createDownloadLink(id: string): Promise<string> {
  try {
    return (await call(endpoints.createDownloadLink, { params: { id } })).url;
  } catch (error) {
    if (isUnknownCall(error)) return urlOf(endpoints.downloadMaterial, { params: { id } });
    throw error;
  }
}

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
