import type { Material, MaterialType } from '@study-assistant/contract/materials';
import * as lenient from '../lib/api/lenient/materials.ts';
import { upload, type UploadOptions } from '../lib/api/upload.ts';

export type NewMaterial = { name: string; type: MaterialType; file: File };

/** Answers with the material where the server does. */
export async function uploadMaterial(
  { name, type, file }: NewMaterial,
  options?: UploadOptions,
): Promise<Material | null> {
  const input = { body: { materialName: name, materialType: type }, file };
  return (await upload(lenient.uploadMaterial, input, options)).material;
}
