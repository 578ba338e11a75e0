import type { Material } from '@study-assistant/contract/materials/materials';
import { call } from '../lib/api/api-client.ts';
import * as lenient from '../lib/api/lenient/material-changes.ts';
import { readDeletion, type Deleted } from './deleted.ts';

export async function deleteMaterial(id: string): Promise<Deleted> {
  return readDeletion(await call(lenient.deleteMaterial, { params: { id } }));
}

/** Takes a deletion back. */
export async function restoreMaterial(id: string): Promise<Material> {
  return (await call(lenient.restoreMaterial, { params: { id } })).material;
}
