import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { textPathOf } from '../../functions/src/domain/material/material-text.ts';
import { ownerFolder } from '../../functions/src/domain/owner-folder.ts';
import { createMaterialsRepository } from '../../functions/src/stored/materials/materials.repository.ts';
import type { LocalSchool } from './connect.ts';
import { nameOf, type DemoSchool } from './demo-school.ts';
import { schoolTime } from './school-time.ts';

/** Stores each material's file, its text and its entry, as an upload does. */
export async function loadMaterials(
  { root, files }: LocalSchool,
  { materials, people, classes }: DemoSchool,
  dataDir: string,
  now: Date,
): Promise<void> {
  const repository = createMaterialsRepository(root);
  await Promise.all(
    materials.map(async ({ daysAgo, classIds, ...material }) => {
      const bytes = await readFile(path.join(dataDir, 'files', material.fileName));
      const location = `${ownerFolder('materials', material.teacherId)}/${material.id}`;
      await files.write(location, Readable.from([bytes]));
      const text = await readText(path.join(dataDir, 'files', material.fileName));
      if (text) await files.write(textPathOf(location), Readable.from([text]));
      await repository.create({
        ...material,
        path: location,
        classes: classes
          .filter(({ id }) => classIds.includes(id))
          .map(({ id, name, teachers }) => ({ id, name, teacherIds: teachers })),
        teacherName: nameOf(people, material.teacherId),
        sizeBytes: bytes.length,
        uploadDate: schoolTime(now, daysAgo, material.id).toISOString(),
      });
    }),
  );
}

/** Null when there is no text, as for a video. */
function readText(file: string): Promise<Buffer | null> {
  return readFile(textPathOf(file)).catch(() => null);
}
