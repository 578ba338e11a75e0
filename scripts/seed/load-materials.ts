import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createMaterialsRepository } from '../../functions/src/features/materials/materials.repository.ts';
import type { LocalSchool } from './connect.ts';
import type { DemoSchool } from './demo-school.ts';
import { schoolTime } from './school-time.ts';

/** Stores each material's file and its entry, as an upload does. */
export async function loadMaterials(
  { root, files }: LocalSchool,
  { materials }: DemoSchool,
  dataDir: string,
  now: Date,
): Promise<void> {
  const repository = createMaterialsRepository(root);
  await Promise.all(
    materials.map(async ({ daysAgo, ...material }) => {
      const bytes = await readFile(path.join(dataDir, 'files', material.fileName));
      const location = `materials/${material.teacherId}/${material.id}`;
      await files.write(location, Readable.from([bytes]));
      await repository.create({
        ...material,
        path: location,
        sizeBytes: bytes.length,
        uploadDate: schoolTime(now, daysAgo, material.id).toISOString(),
      });
    }),
  );
}
