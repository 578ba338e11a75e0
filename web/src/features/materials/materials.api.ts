import { deleteMaterial as deletion } from '@study-assistant/contract/materials';
import type { Material, MaterialType } from '@study-assistant/contract/materials';
import { call, type CallOptions } from '../../lib/api/api-client.ts';
import * as endpoints from '../../lib/api/lenient/materials.ts';
import { upload, type UploadOptions } from '../../lib/api/upload.ts';

export const materialKeys = { all: ['materials'] as const };

export type NewMaterial = { name: string; type: MaterialType; file: File };

/** Every teacher's materials, newest first. */
export async function listMaterials(options?: CallOptions): Promise<Material[]> {
  return (await call(endpoints.listMaterials, {}, options)).materials;
}

/** Answers with the material where the server does. */
export async function uploadMaterial(
  { name, type, file }: NewMaterial,
  options?: UploadOptions,
): Promise<Material | null> {
  const input = { body: { materialName: name, materialType: type }, file };
  return (await upload(endpoints.uploadMaterial, input, options)).material;
}

export async function deleteMaterial(id: string): Promise<void> {
  await call(deletion, { params: { id } });
}
