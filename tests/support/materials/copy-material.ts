import { textPathOf } from '../../../functions/src/domain/material/material-text.ts';
import { ownerFolder } from '../../../functions/src/domain/owner-folder.ts';
import {
  createMaterialsRepository,
  type NewMaterial,
} from '../../../functions/src/stored/materials/materials.repository.ts';
import type { Person } from '../people/people.ts';
import { firestoreOf } from '../product/firestore.ts';
import { currentSite, type ReadMaterial, type Site } from '../product/site.ts';
import { openDocuments } from '../school/school-documents.ts';
import { readStoredFile, storeFile } from './stored-files.ts';

/** The file is the one that was read, unless the test brings another. */
export type MaterialChanges = Pick<NewMaterial, 'name'> &
  Partial<Pick<NewMaterial, 'fileName' | 'type'>> & { bytes?: Uint8Array | string };

/** Reads a material with its file and the text that the product has read of it. */
export async function readReadMaterial(site: Site, id: string): Promise<ReadMaterial> {
  const stored = await openDocuments(firestoreOf(site)).doc(`materials/${id}`).get();
  const { uploadDate: _uploaded, topicKeys: _keys, ...material } = stored.data() ?? {};
  const { path } = material as NewMaterial;
  const [file, text] = await Promise.all(
    [path, textPathOf(path)].map(async (one) =>
      (await readStoredFile(one, site)).toString('base64'),
    ),
  );
  return { material, file: file ?? '', text: text ?? '' };
}

/** Stores a complete copy of the material for another teacher and returns its id. */
export async function copyMaterial(
  { material, file, text }: ReadMaterial,
  { uid, fullName }: Person,
  { bytes, ...changes }: MaterialChanges,
): Promise<string> {
  const materials = createMaterialsRepository(openDocuments(firestoreOf(currentSite())).root);
  const id = materials.newId();
  const path = `${ownerFolder('materials', uid)}/${id}`;
  const content = bytes === undefined ? Buffer.from(file, 'base64') : Buffer.from(bytes);
  await storeFile(path, content);
  await storeFile(textPathOf(path), Buffer.from(text, 'base64'));
  await materials.create({
    ...(material as NewMaterial),
    ...changes,
    ...{ id, path, teacherId: uid, teacherName: fullName, sizeBytes: content.length },
    uploadDate: new Date().toISOString(),
  });
  return id;
}
