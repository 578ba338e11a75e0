import * as endpoints from '@study-assistant/contract/materials';
import type { Material, MaterialType } from '@study-assistant/contract/materials';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { upload, type UploadOptions } from '../lib/api/upload.ts';

/** Every teacher's materials, newest first. */
export const materialsQuery = queryOptions({
  queryKey: ['materials'],
  queryFn: async ({ signal }) => (await call(endpoints.listMaterials, {}, { signal })).materials,
});

export type NewMaterial = { name: string; type: MaterialType; file: File };

export async function uploadMaterial(
  { name, type, file }: NewMaterial,
  options?: UploadOptions,
): Promise<Material> {
  const input = { body: { materialName: name, materialType: type }, file };
  return (await upload(endpoints.uploadMaterial, input, options)).material;
}

export async function deleteMaterial(id: string): Promise<void> {
  await call(endpoints.deleteMaterial, { params: { id } });
}

/** An address that a new tab can open without a token, good for a few minutes. */
export async function createDownloadLink(id: string): Promise<string> {
  return (await call(endpoints.createDownloadLink, { params: { id } })).url;
}
