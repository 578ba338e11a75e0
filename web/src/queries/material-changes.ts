import { changeMaterial } from '@study-assistant/contract/materials/material-changes';
import type { Material, MaterialType } from '@study-assistant/contract/materials/materials';
import type { Subject } from '@study-assistant/contract/materials/subjects';
import type { Input } from '@study-assistant/contract/wire/endpoint';
import { call } from '../lib/api/api-client.ts';
import * as lenient from '../lib/api/lenient/material-changes.ts';
import { upload, type UploadOptions } from '../lib/api/upload.ts';

export type NewMaterial = {
  name: string;
  type: MaterialType;
  subject: Subject | null;
  /** Null makes it one for all students. */
  classIds: readonly string[] | null;
  file: File;
};

/** Returns the material if the server sends it. */
export async function uploadMaterial(
  { name, type, subject, classIds, file }: NewMaterial,
  options?: UploadOptions,
): Promise<Material | null> {
  const body = {
    ...{ materialName: name, materialType: type, ...(subject && { subject }) },
    ...(classIds && { classIds: classIds.join(',') }),
  };
  return (await upload(lenient.uploadMaterial, { body, file }, options)).material;
}

/** Resolves to the end of the time for an undo, or '' when there is none. */
export async function deleteMaterial(id: string): Promise<string> {
  return (await call(lenient.deleteMaterial, { params: { id } })).undoUntil;
}

/** Undoes a deletion. */
export async function restoreMaterial(id: string): Promise<Material> {
  return (await call(lenient.restoreMaterial, { params: { id } })).material;
}

export type MaterialFiling = Input<typeof changeMaterial>['body'];

/** Changes the name of a material, its tags, or the classes that it is for. */
export async function saveMaterialFiling(id: string, body: MaterialFiling): Promise<Material> {
  return (await call(changeMaterial, { params: { id }, body })).material;
}
