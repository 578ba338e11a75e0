import * as endpoints from '@study-assistant/contract/materials/materials';
import type { Material } from '@study-assistant/contract/materials/materials';
import { infiniteQueryOptions } from '@tanstack/react-query';
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
